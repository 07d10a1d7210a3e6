import { createHash } from "node:crypto";
import { type Document, Element, isText } from "domhandler";
import { findAll, findOne, getElementsByTagName, removeElement, textContent } from "domutils";
import { html, parse, serialize } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { base } from "../app/base.ts";
import { behaviors } from "../app/browser/behavior-names.ts";
import { speculationRules } from "../app/browser/speculation-rules.ts";
import { contentSecurityPolicy } from "../app/security-headers.ts";
import { site } from "../app/site.ts";
import { moveAddresses } from "./move-addresses.ts";
import { readStylesheet } from "./page-css.ts";

function only(page: Document, name: string, tag: string): Element {
  const element = findOne((one) => one.name === tag, page.children);
  if (!element) throw new Error(`${name} has no <${tag}>: see app/root.tsx.`);
  return element;
}

/** Fails the build on a misspelled data-behavior, which would otherwise never load. */
function checkBehaviors(page: Document, name: string): void {
  for (const { attribs } of findAll(({ attribs }) => "data-behavior" in attribs, page.children))
    if (!behaviors.includes(attribs["data-behavior"] as never))
      throw new Error(
        `${name}: data-behavior="${attribs["data-behavior"]}" is none of ${behaviors.join(", ")}. Correct it, or add it to app/browser/behavior-names.ts.`,
      );
}

/** Removes the icons that the page does not use. */
function keepUsedIcons(page: Document): void {
  const used = getElementsByTagName("use", page).map(({ attribs }) => attribs.href);
  for (const symbol of getElementsByTagName("symbol", page))
    if (!used.includes(`#${symbol.attribs.id}`)) removeElement(symbol);
}

/** Every element, including those inside <template>. */
const allElements = (page: Document) => findAll(() => true, page.children);

const classesOf = ({ attribs }: Element) => attribs.class?.split(/\s+/).filter(Boolean) ?? [];

let stylesheet: { text: string; sheet: ReturnType<typeof readStylesheet> } | undefined;

/** Removes the rules that the page does not use; every page is rendered with the whole stylesheet. */
function keepUsedStyles(page: Document, name: string, islands: string): void {
  const style = only(page, name, "style");
  const text = textContent(style);
  if (stylesheet?.text !== text) stylesheet = { text, sheet: readStylesheet(text, islands) };
  const classes = new Set(allElements(page).flatMap(classesOf));
  const unknown = stylesheet.sheet.unknown(classes);
  if (unknown.length)
    throw new Error(`${name}: no rule knows the class ${unknown.join(", ")}. Is it misspelled?`);
  const [rules] = style.children;
  if (rules && isText(rules)) rules.data = stylesheet.sheet.forClasses(classes);
}

/**
 * Moves style attributes, which the policy forbids, into the page's style element. So a component can say
 * where on an axis something is with `style={{ "--start": 3 }}`; equal ones share a class.
 */
function moveStyleAttributes(page: Document, name: string): void {
  const classes = new Map<string, string>();
  for (const element of findAll(({ attribs }) => "style" in attribs, page.children)) {
    const { style = "", ...attribs } = element.attribs;
    const placed = classes.get(style) ?? `at-${classes.size}`;
    classes.set(style, placed);
    element.attribs = { ...attribs, class: [...classesOf(element), placed].join(" ") };
  }
  const [rules] = only(page, name, "style").children;
  if (rules && isText(rules))
    rules.data += [...classes].map(([style, placed]) => `.${placed}{${style}}`).join("");
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Adds a Content-Security-Policy that allows only the page's own inline scripts and styles. It is in the
 * page because their hashes differ by page, and a header is the same for all.
 */
function addPolicy(page: Document, name: string, imageHosts: readonly string[]): void {
  const scripts = getElementsByTagName("script", page).filter(
    ({ attribs }) => !attribs.src && attribs.type !== "application/ld+json",
  );
  const content = contentSecurityPolicy({
    // Speculation rules added by a script need a hash too: browsers ignore their keyword next to one.
    scripts: [speculationRules, ...scripts.map(textContent)].map(hashOf),
    styles: getElementsByTagName("style", page).map(textContent).map(hashOf),
    imageHosts,
  });
  const head = only(page, name, "head");
  const [charset, next] = head.children;
  // The charset must come first, and the policy before any script.
  if (!(charset instanceof Element) || !charset.attribs.charset || !next)
    throw new Error(`${name} does not begin with its charset: see app/root.tsx.`);
  const meta = treeAdapter.createElement("meta", html.NS.HTML, [
    { name: "http-equiv", value: "Content-Security-Policy" },
    { name: "content", value: content },
  ]);
  treeAdapter.insertBefore(head, meta, next);
}

/** Parses rendered HTML into the tree that the later steps read and change. */
export const parsePage = (rendered: string): Document => parse(rendered, { treeAdapter });

/**
 * The page as served, without unused icons and styles, and with a strict policy. `islands` is the CSS
 * that islands may load later.
 */
export function finishPage(
  page: Document,
  name: string,
  islands: string,
  imageHosts: readonly string[] = site.imageHosts,
): string {
  checkBehaviors(page, name);
  keepUsedIcons(page);
  keepUsedStyles(page, name, islands);
  moveStyleAttributes(page, name);
  moveAddresses(page, base);
  addPolicy(page, name, imageHosts);
  return serialize(page, { treeAdapter });
}
