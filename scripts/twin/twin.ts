import type { Document, Element } from "domhandler";
import { findOne, getElementsByTagName } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";
import { splitStyles } from "../split-styles.ts";
import { headingsLead, saidOnce, written } from "./block.ts";
import { blocksOf } from "./blocks.ts";

/** What a page says of itself. */
export interface TwinHead {
  title: string;
  description: string;
  /** The address of the page itself. */
  canonical: string;
  /** ISO date of its last change. */
  updated?: string | undefined;
}

export interface Twin extends TwinHead {
  markdown: string;
}

function headOf(document: Document, name: string): TwinHead {
  const attribute = (tag: string, key: string, value: string, wanted: string) =>
    findOne(({ name, attribs }) => name === tag && attribs[key] === value, document.children)
      ?.attribs[wanted];
  const title = attribute("meta", "property", "og:title", "content");
  const description = attribute("meta", "name", "description", "content");
  const canonical = attribute("link", "rel", "canonical", "href");
  if (!title || !description || !canonical)
    throw new Error(
      `${name} has no title, description or canonical address, so it can have no twin: see app/lib/page-head.ts.`,
    );
  return { title, description, canonical };
}

function checkMarks(main: Element, name: string): void {
  const isUnknown = ({ attribs }: Element) => !/^(omit|table)?$/.test(attribs["data-twin"] ?? "");
  const unknown = findOne(isUnknown, main.children)?.attribs["data-twin"];
  if (unknown) throw new Error(`${name}: data-twin="${unknown}" is neither "omit" nor "table".`);
}

/**
 * A page as Markdown, made of the page itself: what is new on a page is in its twin too. Reads what
 * React has rendered, with the marks that only a twin needs (`data-twin`, `data-column`).
 */
export function twinOf(html: string, name: string, updated?: string): Twin {
  const document = parse(splitStyles(html).bare, { treeAdapter });
  const head = headOf(document, name);
  const main = findOne(({ name }) => name === "main", document.children);
  if (!main || getElementsByTagName("h1", main).length !== 1)
    throw new Error(`${name} has no <main> with one h1, so it can have no twin.`);
  checkMarks(main, name);
  const body = saidOnce(headingsLead(blocksOf([main], head.canonical)));
  const front = Object.entries({ ...head, updated }).flatMap(([key, value]) =>
    value ? [`${key}: ${/^(https?:|\d)/.test(value) ? value : JSON.stringify(value)}`] : [],
  );
  const markdown = `---\n${front.join("\n")}\n---\n\n${body.map(written).join("\n\n")}\n`;
  return { ...head, updated, markdown };
}
