import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { toString as textOf } from "mdast-util-to-string";
import { gfmTable } from "micromark-extension-gfm-table";
import { addressForm } from "./address-form.ts";
import type { LineFault } from "./fault.ts";

const extensions = {
  extensions: [gfmTable()],
  mdastExtensions: [gfmTableFromMarkdown()],
};
type Root = ReturnType<typeof fromMarkdown>;

/** A text is read by its check, by rules and by its page. */
const known = new Map<string, Root>();

function read(source: string): Root {
  const root = known.get(source) ?? fromMarkdown(source, extensions);
  known.set(source, root);
  return root;
}

/** A paragraph, a list, a table or a heading. */
export type Block = Root["children"][number];
type Parent = Extract<Block, { children: unknown }>;
/** Whatever stands within a block. */
export type Inline = Extract<Block, { type: "paragraph" }>["children"][number];
type Node = Block | Inline;

export const blocksIn = (source: string): readonly Block[] => read(source).children;

const blocks = ["paragraph", "list", "listItem", "table", "tableRow", "tableCell"];
const within = ["text", "strong", "emphasis", "link"];

/** What to write instead of what is not known. */
const fixes: Partial<Record<Node["type"], string>> = {
  image: "pictures do not work in a text. Remove it.",
  html: "HTML does not work here. Use **bold**, - lists and [links](/contact).",
  code: "a line that starts with spaces does not work here. Remove the spaces.",
  inlineCode: "backticks do not work here. Remove them.",
  heading: "headings in a text start with ###.",
  break: "line breaks do not work inside a paragraph. Leave an empty line to start a new one.",
};

function faultOf(node: Node, lists: number): string | undefined {
  if (node.type === "heading") return node.depth === 3 ? undefined : fixes.heading;
  if (node.type === "list" && lists > 1)
    return "lists can only be two levels deep. Flatten this one.";
  if (node.type === "listItem" && node.children.some(({ type }) => !/paragraph|list/.test(type)))
    return "list items take a sentence or two, and at most one list below.";
  if (node.type === "link" && !addressForm.test(node.url))
    return `“${node.url}” is not an address. Write it like /page, /page#place or https://host.com.`;
  if (node.type === "text" && /[[\]]/.test(node.value))
    return "brackets are only for links. Write them like [words](/contact).";
  if (blocks.includes(node.type) || within.includes(node.type)) return undefined;
  return (
    fixes[node.type] ??
    "use only paragraphs, - lists, 1. lists, tables, ### headings, **bold** and [links](/contact)."
  );
}

function* faultsWithin(nodes: readonly Node[], lists = 0): Generator<LineFault> {
  for (const node of nodes) {
    const message = faultOf(node, lists);
    if (message) yield { line: node.position?.start.line ?? 1, message };
    else if ("children" in node)
      yield* faultsWithin(
        (node as Parent).children as Node[],
        lists + Number(node.type === "list"),
      );
  }
}

/** What is not known in a text, with its lines. */
export const markdownFaults = (source: string) => [...faultsWithin(blocksIn(source))];

function* plainTexts(nodes: readonly Node[]): Generator<string> {
  for (const node of nodes)
    if (["paragraph", "heading", "tableCell"].includes(node.type))
      yield textOf(node).replaceAll("\n", " ");
    else if ("children" in node) yield* plainTexts((node as Parent).children as Node[]);
}

/** The words of every paragraph, item and cell, without their markup. */
export const wordsInMarkdown = (source: string) => [...plainTexts(blocksIn(source))];

/** The same as one line. */
export const plainText = (source: string) => wordsInMarkdown(source).join(" ");
