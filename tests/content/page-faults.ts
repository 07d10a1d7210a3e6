import { type Element, isText } from "domhandler";
import { findAll, getElementsByTagName, textContent } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import type { Content } from "../../app/content/assemble.ts";
import { readStylesheet } from "../../scripts/page-css.ts";
import type { Rendered } from "./rendered-content.ts";

/** A value that was not there, a sum of it, an object as a text, or a blank; words that the content says itself are meant. */
function unfilledWith(content: Content): RegExp {
  const said = JSON.stringify(content);
  const words = ["undefined", "NaN", "Infinity"].filter((word) => !said.includes(word));
  return new RegExp(`\\b(?:${words.join("|") || "(?!)"})\\b|\\[object \\w+\\]|\\{[\\w.-]+\\}`);
}

/** What scripts read has blanks that they fill in themselves: {count}. */
const withoutBlanks = (text: string) => text.replace(/\{\w+\}/g, "");

/** Attributes that name other elements of their page. */
const naming = ["aria-labelledby", "aria-describedby", "aria-controls", "for", "commandfor"];

const styles = /<style id="styles">([\s\S]*?)<\/style>/;

let stylesheet: ReturnType<typeof readStylesheet> | undefined;

/** Classes without a rule. The stylesheet is the same whatever the content says, but for the rule of each picture. */
function unknownClasses(classes: ReadonlySet<string>, html: string, pictures: readonly string[]) {
  stylesheet ??= readStylesheet(styles.exec(html)?.[1] ?? "", "");
  const grounds = pictures.map((name) => `ground-${name}`);
  return stylesheet.unknown(classes).filter((name) => !grounds.includes(name));
}

function* textFaults(element: Element, unfilled: RegExp): Generator<string> {
  if (element.name === "script" || element.name === "style") return;
  for (const child of element.children) {
    const [found] = (isText(child) && unfilled.exec(child.data)) || [];
    if (found) yield `says “${found}” in “${textContent(element).trim().slice(0, 80)}”.`;
  }
}

function* attributeFaults({ name, attribs }: Element, ids: ReadonlySet<string>, unfilled: RegExp) {
  for (const [attribute, value] of Object.entries(attribs)) {
    const said = `<${name} ${attribute}="${value}">`;
    const read = attribute.startsWith("data-") ? withoutBlanks(value) : value;
    if (unfilled.test(read)) yield `${said} is not filled in.`;
    if (/^(width|height|r)$/.test(attribute) && Number(value) < 0) yield `${said} is below zero.`;
    if (naming.includes(attribute) && !value.split(" ").every((id) => ids.has(id)))
      yield `${said} names what is not on the page.`;
  }
}

/** A page as far as others, or its own rules, have to know it. */
function parsedPage(html: string) {
  const page = parse(html.replace(styles, ""), { treeAdapter });
  const elements = findAll(() => true, page.children);
  const ids = elements.flatMap(({ attribs }) => attribs.id ?? []);
  const [main] = getElementsByTagName("main", page);
  return {
    elements,
    titles: elements.filter(({ name }) => name === "h1").length,
    isEmpty: !main || !textContent(main).trim(),
    ids: new Set(ids),
    twice: ids.filter((id, index) => ids.indexOf(id) < index),
    links: elements.flatMap(({ name, attribs }) => (name === "a" && attribs.href) || []),
    classes: new Set(elements.flatMap(({ attribs }) => attribs.class?.match(/\S+/g) ?? [])),
  };
}

type ReadPage = ReturnType<typeof parsedPage>;

const lastRead = new Map<string, { html: string; page: ReadPage }>();

/** Most changes leave most pages as they were, and those are not parsed again. */
function readPage(path: string, html: string): ReadPage {
  const last = lastRead.get(path);
  const page = last?.html === html ? last.page : parsedPage(html);
  lastRead.set(path, { html, page });
  return page;
}

/** A link to a page that is not there, or to a place that the page does not have. */
function* linkFaults(path: string, { links }: ReadPage, pages: ReadonlyMap<string, ReadPage>) {
  for (const link of new Set(links)) {
    const { origin, pathname, hash } = new URL(link, `http://site${path}`);
    if (origin !== "http://site" || /\.\w+$/.test(pathname)) continue;
    const target = pages.get(pathname);
    if (!target) yield `leads to ${link}, where no page is.`;
    else if (hash && !target.ids.has(decodeURIComponent(hash.slice(1))))
      yield `leads to ${link}, a place that is not there.`;
  }
}

function* faultsOn(page: ReadPage, unfilled: RegExp) {
  if (page.isEmpty) yield "has an empty <main>.";
  if (page.titles !== 1) yield `has ${page.titles} headings of the first level.`;
  for (const id of page.twice) yield `has the id “${id}” twice.`;
  for (const element of page.elements) {
    yield* textFaults(element, unfilled);
    yield* attributeFaults(element, page.ids, unfilled);
  }
}

/** All that is wrong with the pages of a content, each with its path. */
export function pageFaults(
  rendered: Rendered,
  content: Content,
  pictures: readonly string[],
): string[] {
  const faults = [...rendered].flatMap(([path, { fault }]) => (fault ? `${path}: ${fault}` : []));
  // Links to pages that are not there would only echo it.
  if (faults.length) return faults;
  const unfilled = unfilledWith(content);
  const pages = new Map<string, ReadPage>();
  for (const [path, { html }] of rendered) {
    const read = path.endsWith(".json") ? withoutBlanks(html) : html;
    const [found] = /\.\w+$/.test(path) ? (unfilled.exec(read) ?? []) : [];
    if (found) faults.push(`${path} says “${found}”.`);
    if (html.startsWith("<!doctype html>")) pages.set(path, readPage(path, html));
  }
  for (const [path, page] of pages) {
    const { html = "" } = rendered.get(path) ?? {};
    for (const name of unknownClasses(page.classes, html, pictures))
      faults.push(`${path} has the class ${name}, which no rule knows.`);
    for (const message of [...faultsOn(page, unfilled), ...linkFaults(path, page, pages)])
      faults.push(`${path} ${message}`);
  }
  return faults;
}
