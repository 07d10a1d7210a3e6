import { type Link, linked } from "./inline.ts";

/** What stands between two blank lines. */
export type Block =
  | ({ kind: "heading"; level: number } & Link)
  | ({ kind: "link"; isCall: boolean } & Link)
  | { kind: "text"; text: string };

export const textBlock = (text: string): Block[] => (text ? [{ kind: "text", text }] : []);

export function written(block: Block): string {
  if (block.kind === "text") return block.text;
  return block.kind === "heading" ? `${"#".repeat(block.level)} ${linked(block)}` : linked(block);
}

/** What stood above the heading, as a label, stands below it. */
export function headingFirst(blocks: Block[]): Block[] {
  const at = blocks.findIndex(({ kind }) => kind === "heading");
  const heading = blocks[at];
  if (!heading) return blocks;
  const labels = blocks
    .slice(0, at)
    .map((block) => (block.kind === "text" ? { ...block, text: `*${block.text}*` } : block));
  return [heading, ...labels, ...blocks.slice(at + 1)];
}

/** The link below a card repeats its heading: the heading leads there. */
export function headingsLead(blocks: readonly Block[]): Block[] {
  const kept: Block[] = [];
  for (const block of blocks) {
    const heading = kept.findLast(({ kind }) => kind === "heading");
    if (block.kind === "link" && heading?.text === block.text && block.url)
      Object.assign(heading, { url: block.url });
    else kept.push(block);
  }
  return kept;
}

/** A call to act that stands at several places of a page is said once. */
export function saidOnce(blocks: readonly Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const isNew = block.kind !== "link" || !block.isCall || !seen.has(written(block));
    seen.add(written(block));
    return isNew;
  });
}
