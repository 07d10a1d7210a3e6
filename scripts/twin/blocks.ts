import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { findOne, getElementsByTagName } from "domutils";
import { type Block, headingFirst, textBlock, written } from "./block.ts";
import { inline, isLeftOut, linkOf, paragraph } from "./inline.ts";
import { drawnTableOf, tableOf } from "./table.ts";

const headingLevel = ({ name }: Element) => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);

const blockNames = new Set(
  "address article aside blockquote details div dl figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p picture section summary table ul".split(
    " ",
  ),
);

const holdsBlocks = ({ children }: Element) =>
  Boolean(findOne(({ name }) => blockNames.has(name) && name !== "picture", children));

const isBlock = (node: ChildNode): node is Element =>
  isTag(node) && (blockNames.has(node.name) || (node.name !== "a" && holdsBlocks(node)));

/** These begin with their heading, whatever small print stands above it. */
const headed = new Set(["main", "section", "article", "aside", "li", "nav"]);

/** A list item that is more than a line. */
const isFlow = (item: Element) =>
  Boolean(
    findOne(
      ({ name }) => /^(h[1-6]|blockquote|figure|dl|table|details)$/.test(name),
      item.children,
    ),
  );

function runOf(nodes: readonly ChildNode[], page: string): Block[] {
  const filled = nodes.filter((node) =>
    isText(node) ? node.data.trim() : isTag(node) && !isLeftOut(node),
  );
  if (filled.every((node) => isTag(node) && node.name === "a"))
    return (filled as Element[])
      .map((link) => ({
        kind: "link" as const,
        isCall: "data-call" in link.attribs,
        ...linkOf(link, page),
      }))
      .filter(({ text }) => text);
  return textBlock(paragraph(inline(nodes, page)));
}

function list(element: Element, page: string): Block[] {
  const items = element.children.filter(isTag).filter((item) => !isLeftOut(item));
  if (items.some(isFlow)) return items.flatMap((item) => blockOf(item, page));
  const told = items.map((item) => blocksOf(item.children, page)).filter((item) => item.length);
  const lines = told.map((item, index) => {
    const mark = element.name === "ol" ? `${index + 1}. ` : "- ";
    const [first = "", ...more] = item.map(written);
    return [mark + first, ...more.map((one) => one.replace(/^/gm, " ".repeat(mark.length)))].join(
      "\n",
    );
  });
  return textBlock(lines.join("\n"));
}

/** A term and what is said of it are a line; several things said of it follow each other. */
function definitions(element: Element, page: string): Block[] {
  const lines: string[] = [];
  const all = (node: Element): Element[] =>
    node.children.filter(isTag).flatMap((one) => (one.name === "div" ? all(one) : [one]));
  for (const part of all(element)) {
    const words = inline(part.children, page, part.name === "dt" ? ", " : " ");
    if (part.name === "dt") lines.push(`- **${words}**:`);
    else if (lines.at(-1)?.endsWith("**:")) lines.push(`${lines.pop()} ${words}`);
    else lines.push(`${lines.pop()}; ${words}`);
  }
  return textBlock(lines.join("\n"));
}

/** A drawing with a table: its words, then all that is drawn as data. */
function figure(element: Element, page: string): Block[] {
  const data = findOne(({ name }) => name === "details", element.children);
  const caption = findOne(({ name }) => name === "figcaption", element.children);
  if (!data?.parent || !caption || !getElementsByTagName("table", data).length)
    return blocksOf(element.children, page);
  return [caption, ...data.parent.children.filter(isTag)].flatMap((part) =>
    part.name === "details"
      ? getElementsByTagName("table", part).flatMap((table) => textBlock(tableOf(table, page)))
      : blockOf(part, page),
  );
}

/** A table, and below it what the rows say beyond it, each under its heading. */
function drawnTable(element: Element, page: string): Block[] {
  const more = element.children.filter(isTag).flatMap((row) => {
    const blocks = blockOf(row, page);
    return blocks.some(({ kind }) => kind !== "heading") ? blocks : [];
  });
  return [...textBlock(drawnTableOf(element, page)), ...more];
}

const quoted = (blocks: readonly Block[]) => blocks.map(written).join("\n\n").replace(/^/gm, "> ");

function blockOf(element: Element, page: string): Block[] {
  const { name, attribs, children } = element;
  const level = headingLevel(element);
  if (level) return [{ kind: "heading", level, text: inline(children, page) }];
  if (isLeftOut(element)) return [];
  if (attribs["data-twin"] === "table") return drawnTable(element, page);
  if (name === "ul" || name === "ol") return list(element, page);
  if (name === "dl") return definitions(element, page);
  if (name === "table") return textBlock(tableOf(element, page));
  if (name === "figure") return figure(element, page);
  if (name === "blockquote") return textBlock(quoted(blocksOf(children, page)));
  if (name === "figcaption" && !holdsBlocks(element))
    return textBlock(inline(children, page, ", "));
  if (name === "p" || name === "picture") return runOf(children, page);
  if (name === "summary" && !holdsBlocks(element))
    return [{ kind: "heading", level: 3, text: inline(children, page) }];
  const blocks = blocksOf(children, page);
  return headed.has(name) ? headingFirst(blocks) : blocks;
}

/** What a box holds: blocks, and between them runs of text. */
export function blocksOf(nodes: readonly ChildNode[], page: string): Block[] {
  const blocks: Block[] = [];
  let run: ChildNode[] = [];
  const endRun = () => {
    blocks.push(...runOf(run, page));
    run = [];
  };
  for (const node of nodes)
    if (isBlock(node)) {
      endRun();
      blocks.push(...blockOf(node, page));
    } else run.push(node);
  endRun();
  return blocks;
}
