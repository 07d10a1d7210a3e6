import { selectAll } from "css-select";
import type { AnyNode, Document, Element } from "domhandler";
import { textContent } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { fileOf, read } from "./built-files.ts";

/** Pages as a search engine gets them: parsed once, and nothing run. */

const parsed = new Map<string, Document>();

/** The document of a page, or of a file of the build. */
function documentOf(page: string): Document {
  const known = parsed.get(page) ?? parse(read(fileOf(page)), { treeAdapter });
  parsed.set(page, known);
  return known;
}

/** As one reads it: in one line. */
export const textOf = (element: Element | undefined | null) =>
  element ? textContent(element).replace(/\s+/g, " ").trim() : "";

export const elementsOf = (page: string, selector: string) =>
  selectAll<AnyNode, Element>(selector, documentOf(page));

export const firstOf = (page: string, selector: string) => elementsOf(page, selector)[0];
export const headingOf = (page: string) => textOf(firstOf(page, "h1"));
export const titleOf = (page: string) => textOf(firstOf(page, "title"));

/** The content of a meta element. */
export const metaOf = (page: string, key: string) =>
  firstOf(page, `[name="${key}"], [property="${key}"]`)?.attribs.content;

export const canonicalOf = (page: string) =>
  elementsOf(page, "[rel=canonical]").map(({ attribs }) => attribs.href);

/** What a page tells search engines, loosely typed: tests look at what is there. */
// biome-ignore lint/suspicious/noExplicitAny: parsed JSON
export type Fact = Record<string, any>;

export function factsOf(page: string): Fact[] {
  const scripts = elementsOf(page, '[type="application/ld+json"]');
  return scripts.flatMap((script) => JSON.parse(textContent(script))["@graph"] as Fact[]);
}

export const factOf = (page: string, type: string): Fact =>
  factsOf(page).find((fact) => fact["@type"] === type) ?? {};
