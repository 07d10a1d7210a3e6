import { readFileSync } from "node:fs";
import path from "node:path";
import { selectAll } from "css-select";
import type { AnyNode, Document, Element } from "domhandler";
import { textContent } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { client, fileOf } from "./built-files.ts";

/** Pages as a search engine gets them: parsed once, and nothing run. */

const parsed = new Map<string, Document>();

/** The document of a page, or of a file of a build. */
function documentOf(page: string, folder: string): Document {
  const file = path.join(folder, fileOf(page));
  const known = parsed.get(file) ?? parse(readFileSync(file, "utf8"), { treeAdapter });
  parsed.set(file, known);
  return known;
}

/** As one reads it: in one line. */
export const textOf = (element: Element | undefined | null) =>
  element ? textContent(element).replace(/\s+/g, " ").trim() : "";

export const elementsOf = (page: string, selector: string, folder = client) =>
  selectAll<AnyNode, Element>(selector, documentOf(page, folder));

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
