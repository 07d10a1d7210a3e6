import { createHash } from "node:crypto";
import { type Document, Element, Text } from "domhandler";
import {
  appendChild,
  findAll,
  findOne,
  getElementsByTagName,
  removeElement,
  textContent,
} from "domutils";
import { html, parse, serialize } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { base } from "../app/base.ts";
import { behaviors } from "../app/browser/behavior-names.ts";
import { speculationRules } from "../app/browser/speculation-rules.ts";
import { sampleImageHost } from "../app/pages/styleguide/image-host.ts";
import { contentSecurityPolicy } from "../app/security-headers.ts";
import { site } from "../app/site.ts";
import { addIntegrity, type Digest } from "./entry-integrity.ts";
import { moveAddresses } from "./move-addresses.ts";
import { pageCss } from "./page-css.ts";
import { shortenClasses, unknownClasses } from "./short-classes.ts";
import { splitStyles } from "./split-styles.ts";

/** What islands are made of that stands in no page: rules for these stay. */
const islandElements = "<form><input></form><ol><li><time></time></li></ol>";

function only(page: Document, name: string, tag: string): Element {
  const element = findOne((one) => one.name === tag, page.children);
  if (!element) throw new Error(`${name} has no <${tag}>: see app/root.tsx.`);
  return element;
}

/** A part that waits for a behavior which does not exist would wait for ever. */
function checkBehaviors(page: Document, name: string): void {
  for (const { attribs } of findAll(({ attribs }) => "data-behavior" in attribs, page.children))
    if (!behaviors.includes(attribs["data-behavior"] as never))
      throw new Error(
        `${name}: data-behavior="${attribs["data-behavior"]}" is none of ${behaviors.join(", ")}. Correct it, or add it to app/browser/behavior-names.ts.`,
      );
}

/** Of the icons, those that the page refers to. */
function keepUsedIcons(page: Document): void {
  const used = getElementsByTagName("use", page).map(({ attribs }) => attribs.href);
  for (const symbol of getElementsByTagName("symbol", page))
    if (!used.includes(`#${symbol.attribs.id}`)) removeElement(symbol);
}

/** Said for the page's twin alone (scripts/twin). */
function dropTwinMarks(page: Document): void {
  for (const { attribs } of findAll(({ attribs }) => "data-twin" in attribs, page.children))
    delete attribs["data-twin"];
  for (const { attribs } of findAll(({ attribs }) => "data-column" in attribs, page.children))
    delete attribs["data-column"];
}

/** The same in fewer bytes; React Router's types insist on the word. */
function shortenAttributes(page: Document): void {
  for (const { attribs } of findAll((one) => "crossorigin" in one.attribs, page.children))
    if (attribs.crossorigin === "anonymous") attribs.crossorigin = "";
}

/** What most elements have comes first: text that begins alike takes fewer bytes once compressed. */
function putClassesFirst(page: Document): void {
  for (const element of findAll(({ attribs }) => "class" in attribs, page.children)) {
    const { class: classes = "", ...others } = element.attribs;
    element.attribs = { class: classes, ...others };
  }
}

/** What a selector can find: with what waits in templates, and what islands will add. */
function matchable(bare: string): Document {
  const opened = bare.replace(/<(\/?)template\b/g, "<$1x-template");
  return parse(opened.replace("</body>", `${islandElements}</body>`), { treeAdapter });
}

function keepUsedStyles(
  page: Document,
  name: string,
  { css: whole, bare }: ReturnType<typeof splitStyles>,
  islands: string,
): void {
  const style = only(page, name, "style");
  const unknown = unknownClasses(page, whole);
  if (unknown.length)
    throw new Error(`${name}: no rule knows the class ${unknown.join(", ")}. Is it misspelled?`);
  const css = pageCss(whole, matchable(bare), islands);
  appendChild(style, new Text(shortenClasses(page, css, islands)));
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Puts a Content-Security-Policy into a page that allows its own inline scripts and styles and no
 * others. A header could not name them: each page has its own.
 */
function addPolicy(page: Document, name: string): void {
  const scripts = getElementsByTagName("script", page).filter(
    ({ attribs }) => !attribs.src && attribs.type !== "application/ld+json",
  );
  const content = contentSecurityPolicy({
    // Rules that a script adds count as a script too; a keyword for them is void beside a hash.
    scripts: [speculationRules, ...scripts.map(textContent)].map(hashOf),
    styles: getElementsByTagName("style", page).map(textContent).map(hashOf),
    imageHosts: process.env.STYLEGUIDE ? [...site.imageHosts, sampleImageHost] : site.imageHosts,
  });
  const head = only(page, name, "head");
  const [charset, next] = head.children;
  // The charset has to come first, and no script before the policy.
  if (!(charset instanceof Element) || !charset.attribs.charset || !next)
    throw new Error(`${name} does not begin with its charset: see app/root.tsx.`);
  const meta = treeAdapter.createElement("meta", html.NS.HTML, [
    { name: "http-equiv", value: "Content-Security-Policy" },
    { name: "content", value: content },
  ]);
  treeAdapter.insertBefore(head, meta, next);
}

/**
 * From the HTML that React has rendered to the page that is served: nothing in it that it does not
 * use, nothing allowed that it does not need. `islands` is the CSS that may join it later, `digest` tells
 * what is in a script.
 */
export function finishPage(
  rendered: string,
  name: string,
  islands: string,
  digest: Digest,
): string {
  const parts = splitStyles(rendered);
  const page = parse(parts.bare, { treeAdapter });
  checkBehaviors(page, name);
  dropTwinMarks(page);
  shortenAttributes(page);
  keepUsedIcons(page);
  keepUsedStyles(page, name, parts, islands);
  putClassesFirst(page);
  moveAddresses(page, base);
  addIntegrity(page, digest);
  addPolicy(page, name);
  return serialize(page, { treeAdapter });
}
