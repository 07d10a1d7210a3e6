import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { findAll, getElementsByTagName } from "domutils";
import { documentOf } from "./built-documents.ts";

export { documentOf };

const isUnread = ({ name, attribs }: Element) =>
  ["svg", "button", "template", "script"].includes(name) ||
  attribs["aria-hidden"] === "true" ||
  attribs.role === "status" ||
  "hidden" in attribs;

function textOf(node: ChildNode): string {
  if (isText(node)) return node.data;
  return isTag(node) && !isUnread(node) ? node.children.map(textOf).join("") : "";
}

/** Not read as text: what leads around, and the words of a drawing that has its data as a table. */
function isApart(element: Element): boolean {
  for (let one: Element["parent"] = element; one && isTag(one); one = one.parent) {
    if (isUnread(one)) return true;
    if (one.name === "figcaption") return false;
    if (one.name === "nav" && !getElementsByTagName("h2", one).length) return true;
    if (one.name === "figure" && getElementsByTagName("table", one).length) return true;
  }
  return false;
}

/** The headings of a page's main part and all whole sentences in it, each as its element has them. */
export function textsOf(page: string): string[] {
  const main = getElementsByTagName("main", documentOf(page));
  return findAll(({ name }) => /^(h[1-6]|p|li|dd|blockquote)$/.test(name), main)
    .filter((element) => !isApart(element))
    .filter(
      ({ children }) => !findAll(({ name }) => /^(h[1-6]|p|ul|ol|dl)$/.test(name), children).length,
    )
    .filter((element) => /^h/.test(element.name) || /[.?!]”?$/.test(textOf(element).trim()))
    .map(textOf);
}
