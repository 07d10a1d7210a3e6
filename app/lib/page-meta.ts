import type { MetaDescriptor } from "react-router";
import type { PageHead } from "../content/types";
import { site } from "../site";

export function absoluteUrl(path: string): string {
  return new URL(path, site.url).href.replace(/\/$/, path === "/" ? "/" : "");
}

export function pageTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/** The picture that social networks show for a page; scripts/social-cards.ts makes it. */
export function socialCard(path: string): string {
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;
}

interface PageMeta extends PageHead {
  /** The canonical path, which an alias shares with the page it stands for. */
  path: string;
  type?: "website" | "article";
  /** What the picture of the card shows, where it is not the bars. */
  cardAlt?: string;
}

/** The one function that writes a page's head. */
export function pageMeta({
  title,
  description,
  path,
  type = "website",
  cardAlt = "staggered bars of which one is vermilion: the critical path",
}: PageMeta): MetaDescriptor[] {
  const url = absoluteUrl(path);
  const fullTitle = pageTitle(title);
  const card = absoluteUrl(socialCard(path));
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: site.language.replace("-", "_") },
    { property: "og:type", content: type },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: card },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    {
      property: "og:image:alt",
      content: `“${title}”, beside ${cardAlt}`,
    },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: fullTitle },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: card },
  ];
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
