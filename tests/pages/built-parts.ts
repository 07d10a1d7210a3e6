import { selectAll } from "css-select";
import type { AnyNode, Element } from "domhandler";
import { firstOf, textOf } from "../support/built-documents.ts";

/** Letters and digits alone: what is said, whatever marks and spaces stand in it. */
export const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}\p{Sc}%]/gu, "");

/** A part of a built page, read without a browser: for words, links and their order. */
export interface Part {
  readonly text: string;
  count(selector: string): number;
  texts(selector: string): string[];
  attributes(selector: string, name: string): (string | undefined)[];
  /** Links as "What they say → /where-they-lead". */
  links(selector?: string): string[];
  all(selector: string): Part[];
  first(selector: string): Part;
  /** The part with this name, which an attribute or its own heading gives it. */
  named(name: string): Part;
}

function partOf(element: Element): Part {
  const select = (selector: string, within = element) =>
    selectAll<AnyNode, Element>(selector, within);
  const found = (one: Element | undefined, what: string): Part => {
    if (!one) throw new Error(`The built page has no ${what}.`);
    return partOf(one);
  };
  const nameOf = (one: Element) => {
    const { "aria-label": label, "aria-labelledby": id } = one.attribs;
    return label ?? textOf(select(`[id="${id}"]`, one)[0] ?? null);
  };
  return {
    get text() {
      return textOf(element);
    },
    count: (selector) => select(selector).length,
    texts: (selector) => select(selector).map(textOf),
    attributes: (selector, name) => select(selector).map(({ attribs }) => attribs[name]),
    links: (selector = "a") =>
      select(selector).map((link) => `${textOf(link)} → ${link.attribs.href}`),
    all: (selector) => select(selector).map(partOf),
    first: (selector) => found(select(selector)[0], selector),
    named: (name) =>
      found(
        select("[aria-label], [aria-labelledby]").find((one) => nameOf(one) === name),
        `part named "${name}"`,
      ),
  };
}

/** The whole document of a page. */
export function built(page: string): Part {
  const html = firstOf(page, "html");
  if (!html) throw new Error(`${page} is no document: run npm run build.`);
  return partOf(html);
}
