import { type Element, isText } from "domhandler";
import { findAll, getElementsByTagName, textContent } from "domutils";
import { classesOf, isGroup, parsePage } from "../../scripts/finish-page.ts";
import { readStylesheet } from "../../scripts/page-css.ts";
import type { Rendered } from "./rendered-content.ts";

/** A value that was not there, a sum of it, an object as a text, or a blank that nobody has filled. */
const unfilled = /\bundefined\b|\bNaN\b|\bInfinity\b|\[object \w+\]|\{[\w.-]+\}/;

/** Attributes that name other elements of their page. */
const naming = ["aria-labelledby", "aria-describedby", "aria-controls", "for", "commandfor"];

const styles = /<style id="styles">([\s\S]*?)<\/style>/;

let stylesheet: ReadonlySet<string> | undefined;

/** Every class that has a rule; the stylesheet is the same whatever the content says. */
function knownClasses(html: string): ReadonlySet<string> {
  stylesheet ??= readStylesheet(styles.exec(html)?.[1] ?? "", "").known;
  return stylesheet;
}

function* textFaults(element: Element): Generator<string> {
  if (element.name === "script" || element.name === "style") return;
  for (const child of element.children) {
    const [found] = (isText(child) && unfilled.exec(child.data)) || [];
    if (found) yield `says “${found}” in “${textContent(element).trim().slice(0, 80)}”.`;
  }
}

function* attributeFaults({ name, attribs }: Element, ids: ReadonlySet<string>) {
  for (const [attribute, value] of Object.entries(attribs)) {
    const said = `<${name} ${attribute}="${value}">`;
    if (unfilled.test(value)) yield `${said} is not filled in.`;
    if (/^(width|height|r)$/.test(attribute) && Number(value) < 0) yield `${said} is below zero.`;
    if (naming.includes(attribute) && !value.split(" ").every((id) => ids.has(id)))
      yield `${said} names what is not on the page.`;
  }
}

/** A page as far as others, or its own rules, have to know it. */
function parsedPage(html: string) {
  const page = parsePage(html.replace(styles, ""));
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
    classes: new Set(elements.flatMap(classesOf)),
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

function* faultsOn(page: ReadPage, known: ReadonlySet<string>) {
  if (page.isEmpty) yield "has an empty <main>.";
  if (page.titles !== 1) yield `has ${page.titles} headings of the first level.`;
  for (const id of page.twice) yield `has the id “${id}” twice.`;
  for (const name of page.classes)
    if (!known.has(name) && !isGroup(name)) yield `has the class ${name}, which no rule knows.`;
  for (const element of page.elements) {
    yield* textFaults(element);
    yield* attributeFaults(element, page.ids);
  }
}

/** All that is wrong with rendered pages, each with its path. */
export function pageFaults(rendered: Rendered, pictures: readonly string[]): string[] {
  const faults = [...rendered].flatMap(([path, { fault }]) => (fault ? `${path}: ${fault}` : []));
  // Links to pages that are not there would only echo it.
  if (faults.length) return faults;
  const pages = new Map<string, ReadPage>();
  for (const [path, { html }] of rendered) {
    const [found] = /\.\w+$/.test(path) ? (unfilled.exec(html) ?? []) : [];
    if (found) faults.push(`${path} says “${found}”.`);
    if (html.startsWith("<!doctype html>")) pages.set(path, readPage(path, html));
  }
  // The build writes a rule for each picture (scripts/pictures.ts).
  const grounds = pictures.map((name) => `ground-${name}`);
  const known = new Set([...knownClasses([...rendered.values()][0]?.html ?? ""), ...grounds]);
  for (const [path, page] of pages)
    for (const message of [...faultsOn(page, known), ...linkFaults(path, page, pages)])
      faults.push(`${path} ${message}`);
  return faults;
}
