import type { MetaDescriptor } from "react-router";
import { site } from "../site";

export function pageTitle(title: string): string {
  return `${title} | ${site.name}`;
}

export function notFoundMeta(): MetaDescriptor[] {
  return [
    { title: pageTitle("Page not found") },
    {
      name: "description",
      content: "There is no page at this address. The menu leads to every page that exists.",
    },
    { name: "robots", content: "noindex" },
  ];
}
