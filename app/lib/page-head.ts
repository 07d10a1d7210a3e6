import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { content } from "../content/content";
import type { PageHead } from "../content/types";
import { absoluteUrl } from "./absolute-url";
import { breadcrumbTrail } from "./breadcrumb-trail";
import { filled } from "./filled";
import { pageTitle } from "./page-title";
import { socialCard } from "./social-card";
import { breadcrumbList, graphOf } from "./structured-data";
import { twinPath } from "./twin-path";

interface HeadOptions extends PageHead {
  /** The canonical path; an alias has that of its page. */
  path: string;
  type?: "website" | "article";
  /** What the cover shows that is on the social card in place of the bars. */
  coverAlt?: string;
  /** Structured data in addition to the breadcrumbs. */
  facts?: readonly Thing[];
  /** Adds a link to the feed of case studies. */
  feed?: boolean;
}

const feedLink = {
  tagName: "link",
  rel: "alternate",
  type: "application/atom+xml",
  href: absoluteUrl("/feed.xml"),
};

/** The head of every page: title, meta tags and structured data. */
export function pageHead({
  title,
  description,
  path,
  type = "website",
  coverAlt,
  facts = [],
  feed = false,
}: HeadOptions): MetaDescriptor[] {
  const { site } = content;
  const { alt, bars, cover } = content.words.socialCard;
  const url = absoluteUrl(path);
  const fullTitle = pageTitle(title);
  const card = absoluteUrl(socialCard(path));
  const trail = breadcrumbTrail(path);
  const breadcrumbs = trail.length > 1 ? [breadcrumbList(trail)] : [];
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    {
      tagName: "link",
      rel: "alternate",
      type: "text/markdown",
      href: absoluteUrl(twinPath(path)),
    },
    ...(feed ? [feedLink] : []),
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
      content: filled(alt, {
        title,
        picture: coverAlt ? filled(cover, { shows: coverAlt }) : bars,
      }),
    },
    // Everything else falls back to the og: tags above.
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": graphOf([...facts, ...breadcrumbs]) as unknown as Record<string, never> },
  ];
}
