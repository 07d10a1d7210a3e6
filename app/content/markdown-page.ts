import { toString as textOf } from "mdast-util-to-string";
import type { LineFault } from "./fault.ts";
import { blocksIn, markdownFaults } from "./markdown.ts";

interface Section {
  heading: string;
  /** Blocks, each as it is written. */
  paragraphs: string[];
  shows?: "storedKeys";
}

/** A line that stands for the table of stored keys. */
const storedKeys = "{stored-keys}";

/** The text of a legal page: sections, which begin with a heading of the second level. */
export function readMarkdown(source: string) {
  const sections: Section[] = [];
  /** Where each section begins, and each of its paragraphs. */
  const lines: [heading: number, ...paragraphs: number[]][] = [];
  const faults: LineFault[] = [];
  for (const node of blocksIn(source)) {
    const { start, end } = node.position ?? {};
    const line = start?.line ?? 1;
    const written = source.slice(start?.offset, end?.offset);
    const section = sections.at(-1);
    if (node.type === "heading" && node.depth === 2) {
      sections.push({ heading: textOf(node), paragraphs: [] });
      lines.push([line]);
    } else if (!section)
      faults.push({ line, message: "start with a heading (##), with the text below it." });
    else if (written === storedKeys) section.shows = "storedKeys";
    else {
      section.paragraphs.push(written);
      lines.at(-1)?.push(line);
      for (const fault of markdownFaults(written))
        faults.push({ ...fault, line: fault.line + line - 1 });
    }
  }
  return { sections, lines, faults };
}
