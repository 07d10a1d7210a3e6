import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { getElementsByTagName, textContent } from "domutils";
import { h } from "hastscript";
import { address } from "../../app/lib/address.ts";

/** A unified (hast) element or text. */
type Node = ReturnType<typeof h>["children"][number];

const neverRead = new Set(["svg", "script", "style", "template", "button", "noscript"]);
const inlineNames = new Set(["a", "b", "cite", "em", "i", "small", "span", "strong", "time"]);

/** Whether it is, or contains, one of these elements. */
const has = (element: Element, ...names: string[]) =>
  names.some((name) => getElementsByTagName(name, [element]).length > 0);
const isInCell = ({ parent }: Element) => parent !== null && isTag(parent) && parent.name === "td";

/** The stage of a chart, with what it measures where both stand alone: its table has them too. */
const isStage = (element: Element) =>
  "data-values" in element.attribs ||
  (!has(element, "h2", "h3") &&
    element.children.some((one) => isTag(one) && "data-values" in one.attribs));

/** In a figure with a table, only words and the table are kept, without the <summary> that opens it. */
function isDrawing(element: Element): boolean {
  const { name, parent } = element;
  if (!parent || !isTag(parent)) return false;
  if (name === "summary") return !has(element, "h2", "h3") && has(parent, "table");
  if (parent.name !== "figure" || name === "figcaption" || name === "p") return false;
  return has(parent, "table") && !has(element, "table", "h3");
}

/** Drawings, controls, hidden elements, plain navigation and what only the page needs. */
const isLeftOut = (element: Element) =>
  neverRead.has(element.name) ||
  element.attribs["aria-hidden"] === "true" ||
  "hidden" in element.attribs ||
  element.attribs.role === "status" ||
  (element.name === "nav" && !has(element, "h2", "h3")) ||
  "data-page-only" in element.attribs ||
  // Cells repeat their column heading for narrow screens.
  (element.name === "b" && isInCell(element)) ||
  isStage(element) ||
  isDrawing(element);

function wordsOf(node: Node): string {
  if (node.type === "text") return node.value;
  if (node.type !== "element") return "";
  return String(node.properties.alt ?? node.children.map(wordsOf).join(""));
}

/** Separates elements that only CSS sets apart: "1,400 workloads", "Before · 36%". */
function separator(before: Node, after: Node, hasSpace: boolean): string {
  const [left, right] = [wordsOf(before), wordsOf(after)];
  const elements = [before, after].filter((node) => node.type === "element");
  const isApart = hasSpace
    ? elements.length === 2
    : elements.length > 0 && /[^\s(“]$/.test(left) && /^[\p{L}\p{N}\p{Sc}“]/u.test(right);
  if (!isApart || !elements.every(({ tagName }) => inlineNames.has(tagName)))
    return hasSpace ? " " : "";
  const isCount = /^\S*\d\S*$/.test(left) && /^\p{Ll}/u.test(right);
  return isCount || /[.:;,?!]$/.test(left) ? " " : " · ";
}

/** Drops the body of a link that prepares an email, because the page already shows that text. */
function absolute(href: string, page: string): string {
  const url = new URL(address(href), page);
  url.search = url.search.replace(/&?\bbody=[^&]*/, "");
  return url.href;
}

function elementNode(element: Element, page: string): Node {
  const { name, attribs } = element;
  const children = nodesOf(element.children, page);
  if (name === "img") return h("img", { alt: attribs.alt, src: absolute(attribs.src ?? "", page) });
  // Content that exists once per color scheme is labeled with its scheme.
  const { "data-scheme": scheme } = attribs;
  if (scheme && children.length) return h("span", children, ` (${scheme})`);
  if (name === "i" || (name === "p" && isInCell(element))) return h("span", children);
  if (name !== "a") return h(name, children);
  const href = absolute(attribs.href ?? "", page);
  return href.replace(/#.*/, "") === page ? h("span", children) : h("a", { href }, children);
}

/** Drops soft hyphens and similar characters, which only control line breaks. */
const textNode = (text: string): Node => ({
  type: "text",
  value: text.replace(/[\u00ad\u200b\u2060]/g, "").replace(/\s+/g, " "),
});

/** Converts the readable part of parsed nodes for unified, with absolute URLs. */
export function nodesOf(nodes: readonly ChildNode[], page: string): Node[] {
  const found: Node[] = [];
  let hasSpace = false;
  for (const one of nodes) {
    if (isTag(one) ? isLeftOut(one) : !isText(one)) continue;
    const node = isTag(one) ? elementNode(one, page) : textNode(textContent(one));
    const words = wordsOf(node);
    hasSpace ||= words === " " || (isTag(one) && one.name === "br");
    if (!words.trim()) continue;
    const before = found.at(-1);
    if (before) found.push(textNode(separator(before, node, hasSpace)));
    found.push(node);
    hasSpace = false;
  }
  return found;
}
