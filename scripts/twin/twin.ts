import type { Document } from "domhandler";
import { findOne, getElementsByTagName } from "domutils";
import { h } from "hastscript";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { handlers } from "./handlers.ts";
import { nodesOf } from "./page-tree.ts";

/** The metadata of a page. */
export interface TwinHead {
  title: string;
  description: string;
  /** The page's canonical URL. */
  canonical: string;
}

export interface Twin extends TwinHead {
  markdown: string;
}

const writer = unified()
  .use(rehypeRemark, { handlers })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", resourceLink: true })
  .freeze();

function headOf(page: Document, name: string): TwinHead {
  const attribute = (tag: string, key: string, value: string, wanted: string) =>
    findOne(({ name, attribs }) => name === tag && attribs[key] === value, page.children)?.attribs[
      wanted
    ];
  const title = attribute("meta", "property", "og:title", "content");
  const description = attribute("meta", "name", "description", "content");
  const canonical = attribute("link", "rel", "canonical", "href");
  if (!title || !description || !canonical)
    throw new Error(
      `${name} has no title, description or canonical address, so it can have no twin: see app/lib/page-head.ts.`,
    );
  return { title, description, canonical };
}

/**
 * A page as Markdown, generated from its HTML, so that the two never differ. `lastmod` is the ISO date
 * of its last change, named as in the sitemap: a legal page says “Last updated” of something else.
 */
export function twinOf(page: Document, name: string, lastmod?: string): Twin {
  const head = headOf(page, name);
  const main = findOne(({ name }) => name === "main", page.children);
  if (!main || getElementsByTagName("h1", main).length !== 1)
    throw new Error(`${name} has no <main> with one h1, so it can have no twin.`);
  const tree = writer.runSync(h(null, nodesOf([main], head.canonical)));
  const lang = findOne(({ name }) => name === "html", page.children)?.attribs.lang;
  const front = [
    `title: ${JSON.stringify(head.title)}`,
    `description: ${JSON.stringify(head.description)}`,
    `canonical: ${head.canonical}`,
    ...(lang ? [`lang: ${lang}`] : []),
    ...(lastmod ? [`lastmod: ${lastmod}`] : []),
  ];
  const whole = `---\n${front.join("\n")}\n---\n\n${writer.stringify(tree)}`;
  // Where a line may break is a matter of the page.
  const markdown = whole.replaceAll("\u00a0", " ");
  return { ...head, markdown };
}
