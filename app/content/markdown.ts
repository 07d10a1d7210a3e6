import { fromMarkdown } from "mdast-util-from-markdown";
import { toString as textOf } from "mdast-util-to-string";

interface Section {
  heading: string;
  paragraphs: string[];
  links?: Record<string, string>;
  shows?: "storedKeys";
}

/** A line that stands for the table of stored keys. */
const storedKeys = "{stored-keys}";

export interface MarkdownFault {
  line: number;
  message: string;
}

/** Headings of the second level, paragraphs and links: what a legal page is made of. */
export function readMarkdown(source: string) {
  const sections: Section[] = [];
  /** Where each section begins, and each of its paragraphs. */
  const lines: [heading: number, ...paragraphs: number[]][] = [];
  const faults: MarkdownFault[] = [];
  for (const node of fromMarkdown(source).children) {
    const line = node.position?.start.line ?? 1;
    const section = sections.at(-1);
    if (node.type === "heading" && node.depth === 2) {
      sections.push({ heading: textOf(node), paragraphs: [] });
      lines.push([line]);
    } else if (node.type !== "paragraph" || !section)
      faults.push({
        line,
        message: "write a heading with ##, or a paragraph below one; nothing else is known here.",
      });
    else if (textOf(node) === storedKeys) section.shows = "storedKeys";
    else {
      section.paragraphs.push(textOf(node));
      lines.at(-1)?.push(line);
      for (const part of node.children)
        if (part.type === "link") section.links = { ...section.links, [textOf(part)]: part.url };
        else if (part.type !== "text" || /[[\]]/.test(part.value))
          faults.push({ line, message: "only plain words and [links](/contact) are known here." });
    }
  }
  return { sections, lines, faults };
}
