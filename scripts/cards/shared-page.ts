import { findOne, getElementsByTagName, textContent } from "domutils";
import { parse } from "parse5";
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter";

/** What others learn of a page when its address is shared. */
export interface SharedPage {
  path: string;
  siteName: string;
  url: string;
  searchTitle: string;
  searchDescription: string;
  title: string;
  description: string;
  /** Address of the card. */
  picture: string;
  alt: string;
}

/** Read from the finished page, as a search engine or a network reads it. */
export function sharedPage(path: string, html: string): SharedPage {
  const page = parse(html, { treeAdapter });
  const metas = getElementsByTagName("meta", page);
  const said = (name: string): string => {
    const meta = metas.find(({ attribs }) => (attribs.property ?? attribs.name) === name);
    if (!meta?.attribs.content)
      throw new Error(`${path} has no ${name}: see app/lib/page-head.ts.`);
    return meta.attribs.content;
  };
  const title = findOne(({ name }) => name === "title", page.children);
  return {
    path,
    siteName: said("og:site_name"),
    url: said("og:url"),
    searchTitle: title ? textContent(title) : "",
    searchDescription: said("description"),
    title: said("og:title"),
    description: said("og:description"),
    picture: said("og:image"),
    alt: said("og:image:alt"),
  };
}
