import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { findOne, textContent } from "domutils";
import { address } from "../../app/lib/address.ts";

/** Marks the edge of an element, in a character of nobody: styles may part there what no space parts. */
const edge = "\ue000";

const neverRead = new Set(["svg", "script", "style", "template", "button", "noscript"]);

/** What a text leaves out: drawings, controls, cells of a table, what is hidden or only leads around. */
export function isLeftOut(element: Element): boolean {
  const { name, attribs } = element;
  return (
    neverRead.has(name) ||
    attribs["aria-hidden"] === "true" ||
    "hidden" in attribs ||
    attribs.role === "status" ||
    attribs["data-twin"] === "omit" ||
    "data-column" in attribs ||
    (name === "nav" && !findOne((one) => /^h[1-6]$/.test(one.name), element.children))
  );
}

const isSpokenOnly = ({ attribs }: Element) => /\bsr-only\b/.test(attribs.class ?? "");

/** Characters that would be read as Markdown; spaces that only shape lines become plain ones. */
const escaped = (text: string) =>
  text
    .replace(/[\\`*_[\]<|]/g, "\\$&")
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/\s+/g, " ");

/** In a mail's address, the prepared text is what the page has beside it. */
function absolute(href: string, page: string): string {
  const url = new URL(address(href), page);
  if (url.protocol !== "mailto:") return url.href;
  url.searchParams.delete("body");
  return url.href.replaceAll("+", "%20");
}

const leadsAway = (url: string, page: string) => url.replace(/#.*/, "") !== page;

export interface Link {
  text: string;
  /** Nothing where it leads to a place on the same page. */
  url?: string;
}

/** "Learn more: Cloud Migration" is the link to "Cloud Migration". */
export function linkOf(element: Element, page: string): Link {
  const subject = findOne(
    (one) => isSpokenOnly(one) && /^:\s/.test(textContent(one)),
    element.children,
  );
  const text = subject
    ? escaped(textContent(subject)).slice(1).trim()
    : inline(element.children, page, ", ");
  const url = element.attribs.href ? absolute(element.attribs.href, page) : undefined;
  return url && leadsAway(url, page) ? { text, url } : { text };
}

export const linked = ({ text, url }: Link) => (text && url ? `[${text}](${url})` : text);

function image({ attribs: { alt = "", src = "", ...more } }: Element, page: string): string {
  // A logo stands for its name.
  if (!alt || "data-placeholder" in more) return escaped(alt);
  return `![${escaped(alt)}](${absolute(src, page)})`;
}

export function bold({ children }: Element, page: string): string {
  const text = inline(children, page);
  return text && `**${text}**`;
}

function raw(node: ChildNode, page: string): string {
  if (isText(node)) return escaped(node.data);
  if (!isTag(node) || isLeftOut(node)) return "";
  if (node.name === "br") return ": ";
  if (node.name === "img") return edge + image(node, page) + edge;
  if (node.name === "a") return edge + linked(linkOf(node, page)) + edge;
  if (node.name === "b" || node.name === "strong") return edge + bold(node, page) + edge;
  return edge + node.children.map((child) => raw(child, page)).join("") + edge;
}

/** At an edge a word never touches the next, and a sentence does not run into what it explains. */
const joined = (text: string, separator: string) =>
  text
    .replace(/(?<=[^\s\ue000([“:])\ue000+(?=\p{Lu})/gu, separator === " " ? ": " : separator)
    .replace(/(?<=[^\s\ue000([“])\ue000+(?=[\p{L}\p{N}£$“[*])/gu, separator)
    .replace(/\ue000/g, "")
    .replace(/ {2,}/g, " ")
    .replace(/ (?=:)/g, "")
    .trim();

/** A run of text and what stands in it, as one line of Markdown. */
export function inline(nodes: readonly ChildNode[], page: string, separator = " "): string {
  return joined(nodes.map((node) => raw(node, page)).join(""), separator);
}

/** A line must not begin like a list or a heading. */
export const paragraph = (line: string) =>
  line.replace(/^(\d+)([.)]\s)/, "$1\\$2").replace(/^([-+#>]\s)/, "\\$1");
