import type { MetaDescriptor } from "react-router";
import { content } from "../content/content";

export function pageTitle(title: string): string {
  return `${title} | ${content.site.name}`;
}

/** The head of a page that stands in for one that is missing. */
export function errorMeta(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: pageTitle(title) },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: "noindex" },
  ];
}

export function notFoundMeta(): MetaDescriptor[] {
  const { title, description } = content.words.errors.notFound;
  return errorMeta(title, description);
}
