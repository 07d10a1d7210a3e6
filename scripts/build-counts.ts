import { type Document, type Element, isTag } from "domhandler";
import { findAll, findOne, getElementsByTagName, textContent } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import type { Counted } from "../app/content/accessibility.ts";
import { formatNumber } from "../app/lib/format-number.ts";
import { splitStyles } from "./split-styles.ts";

type Counts = Record<Counted, number>;

const isHeading = ({ name }: Element) => /^h[1-6]$/.test(name);
const isControl = ({ name, attribs }: Element) =>
  name === "button" || name === "summary" || (name === "a" && "href" in attribs);

/** Whether it, or something around it, is nothing but decoration. */
function isDecoration(element: Element): boolean {
  if (element.attribs["aria-hidden"] === "true") return true;
  return element.parent !== null && isTag(element.parent) && isDecoration(element.parent);
}

/** What a picture or a control is called, in words that can be spoken. */
function hasName(element: Element): boolean {
  const { attribs, children } = element;
  if (attribs["aria-label"]?.trim() || attribs["aria-labelledby"] || attribs.alt?.trim())
    return true;
  if (textContent(element).trim()) return true;
  return findOne(({ attribs }) => Boolean(attribs.alt ?? attribs["aria-label"]), children) !== null;
}

function* faultsOf(page: Document): Generator<string> {
  const [html] = getElementsByTagName("html", page);
  if (!html?.attribs.lang) yield "says no language";
  const levels = findAll(isHeading, page.children).map(({ name }) => Number(name.slice(1)));
  if (levels.filter((level) => level === 1).length !== 1) yield "has not one h1";
  for (const [index, level] of levels.entries())
    if (level > (levels[index - 1] ?? 0) + 1)
      yield `has an h${level} after an h${levels[index - 1] ?? 0}`;
  for (const { attribs } of getElementsByTagName("img", page))
    if (attribs.alt === undefined) yield `has a picture without alt: ${attribs.src}`;
  for (const drawing of outerDrawings(page))
    if (!isDecoration(drawing) && !hasName(drawing)) yield "has a drawing without a name";
  for (const control of findAll(isControl, page.children))
    if (!hasName(control)) yield `has a nameless ${control.name}: ${control.attribs.href ?? ""}`;
}

/** A drawing inside another is a part of it. */
const outerDrawings = (page: Document) =>
  getElementsByTagName("svg", page).filter(
    ({ parent }) => !(parent && isTag(parent) && parent.name === "svg"),
  );

/** Counts what the accessibility page tells of a build; a page that breaks a rule ends it. */
export function countIn(pages: Iterable<readonly [string, string]>): Counts {
  const counts: Counts = { documents: 0, headings: 0, pictures: 0, controls: 0 };
  for (const [name, html] of pages) {
    const page = parse(splitStyles(html).bare, { treeAdapter });
    const [fault] = faultsOf(page);
    if (fault) throw new Error(`${name} ${fault}. /accessibility promises that no page does.`);
    counts.documents++;
    counts.headings += findAll(isHeading, page.children).length;
    counts.pictures += getElementsByTagName("img", page).length + outerDrawings(page).length;
    counts.controls += findAll(isControl, page.children).length;
  }
  return counts;
}

/** Puts each figure where a page has left room for it. */
export function writeCounts(html: string, counts: Counts): string {
  return html.replace(/(data-count="(\w+)"[^>]*>)[^<]*/g, (_, tag: string, name: Counted) => {
    if (counts[name] === undefined) throw new Error(`scripts/build-counts.ts counts no "${name}".`);
    return tag + formatNumber(counts[name]);
  });
}
