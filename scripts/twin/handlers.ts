import type { Options } from "rehype-remark";

type Handle = NonNullable<NonNullable<Options["handlers"]>[string]>;
type State = Parameters<Handle>[0];
type Element = Parameters<Handle>[1];
type Block = ReturnType<State["toFlow"]>[number];
type Paragraph = Extract<Block, { type: "paragraph" }>;
type Phrases = Paragraph["children"];

const text = (value: string) => ({ type: "text" as const, value });
const paragraph = (children: Phrases): Paragraph => ({ type: "paragraph", children });
const isParagraph = (block: Block): block is Paragraph => block.type === "paragraph";
const listItem = (...children: Block[]) => ({
  type: "listItem" as const,
  spread: false,
  children,
});

const within = ({ children }: Element, ...names: string[]) =>
  children.flatMap((one) => (one.type === "element" && names.includes(one.tagName) ? [one] : []));

/** Moves a label above a heading below it, so that the Markdown section starts with its heading. */
function section(state: State, node: Element): Block[] {
  const blocks = state.toFlow(state.all(node));
  const at = blocks.findIndex(({ type }) => type === "heading");
  const labels = blocks
    .splice(0, Math.max(at, 0))
    .map((one) =>
      isParagraph(one) ? paragraph([{ type: "emphasis", children: one.children }]) : one,
    );
  blocks.splice(1, 0, ...labels);
  return blocks;
}

/** Joins the paragraphs of a list item into one line. */
function oneLine(blocks: Block[]): Block[] {
  if (!blocks.every(isParagraph)) return blocks;
  return [paragraph(blocks.flatMap(({ children }) => [text(" · "), ...children]).slice(1))];
}

/** A list of cards becomes plain sections, because each card has its own heading. */
const list: Handle = (state, node) => {
  const items = within(node, "li").map((item) => section(state, item));
  if (items.flat().some(({ type }) => ["heading", "blockquote", "table"].includes(type)))
    return items.flat();
  const children = items.map((blocks) => listItem(...oneLine(blocks)));
  return { type: "list", ordered: node.tagName === "ol", spread: false, children };
};

/** Each term and its descriptions become one line. */
const definitions: Handle = (state, node) => {
  const lines: Phrases[] = [];
  for (const part of [node, ...within(node, "div")].flatMap((one) => within(one, "dt", "dd"))) {
    const words = state.all(part) as Phrases;
    const line = lines.at(-1);
    if (part.tagName === "dt" || !line) lines.push([{ type: "strong", children: words }]);
    else line.push(text(line.length === 1 ? ": " : " · "), ...words);
  }
  const children = lines.map((line) => listItem(paragraph(line)));
  return { type: "list", spread: false, children };
};

/** A <summary> becomes a heading, unless it contains one. */
const summary: Handle = (state, node) => {
  const children = state.all(node);
  if (children.some(({ type }) => type === "heading")) return state.toFlow(children);
  return { type: "heading", depth: 3, children: children as Phrases };
};

export const handlers: Options["handlers"] = {
  main: section,
  section,
  article: section,
  aside: section,
  nav: section,
  ul: list,
  ol: list,
  dl: definitions,
  summary,
};
