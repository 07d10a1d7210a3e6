import type { MetaDescriptor } from "react-router";
import type { Lists } from "../content/lists.ts";
import { pageTitle } from "../text/page-title.ts";

/** The head of a page that stands in for one that is missing. */
export function errorHead(
  { title, description }: { title: string; description?: string },
  site: Lists["site"],
): MetaDescriptor[] {
  return [
    { title: pageTitle(title, site) },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: "noindex" },
  ];
}
