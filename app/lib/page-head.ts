import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import type { Content } from "../content/assemble";
import { addressIn } from "../content/edition";
import type { PageHead } from "../content/types";
import { pageTitle } from "../text/page-title";
import { absoluteUrl } from "./absolute-url";
import { breadcrumbTrail } from "./breadcrumb-trail";
import { editionsOf } from "./editions";
import { socialCard } from "./social-card";
import { breadcrumbList, graphOf } from "./structured-data";
import { twinPath } from "./twin-path";
import { filled } from "./use-words";

interface HeadOptions extends PageHead {
  /** The canonical path; an alias has that of its page. */
  path: string;
  type?: "website" | "article";
  /** Alt text of the social card's picture, if it is not the bars. */
  cardAlt?: string;
  /** Structured data in addition to the breadcrumbs. */
  facts?: readonly Thing[];
  /** Adds a link to the feed of case studies. */
  feed?: boolean;
}

/** "en_US", and "de_DE" for "de". */
function openGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return `${language}_${region}`;
}

/** Where a search engine finds the page in each language; whoever reads none of them gets the first. */
function languageLinks(site: Content["site"], path: string): MetaDescriptor[] {
  const editions = editionsOf(site, path);
  const [first] = editions;
  const link = (hrefLang: string, address: string) => ({
    tagName: "link",
    rel: "alternate",
    hrefLang,
    href: absoluteUrl({ url: site.url }, address),
  });
  if (!first) return [];
  return [
    ...editions.map(({ code, address }) => link(code, address)),
    link("x-default", first.address),
  ];
}

/** The head of every page: title, meta tags and structured data. */
export function pageHead(
  content: Content,
  {
    title,
    description,
    path,
    type = "website",
    cardAlt = content.words.head.card,
    facts = [],
    feed = false,
  }: HeadOptions,
): MetaDescriptor[] {
  const { site, words } = content;
  const own = addressIn(site, path);
  const url = absoluteUrl(site, own);
  const fullTitle = pageTitle(title, site);
  const card = absoluteUrl(site, socialCard(own));
  const trail = breadcrumbTrail(content, path);
  const breadcrumbs = trail.length > 1 ? [breadcrumbList(site, trail)] : [];
  const alternate = (type: string, path: string) => ({
    tagName: "link",
    rel: "alternate",
    type,
    href: absoluteUrl(site, path),
  });
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    alternate("text/markdown", twinPath(own)),
    ...(feed ? [alternate("application/atom+xml", "/feed.xml")] : []),
    { property: "og:site_name", content: site.name },
    ...languageLinks(site, path),
    { property: "og:locale", content: openGraphLocale(site.language) },
    { property: "og:type", content: type },
    { property: "og:title", content: fullTitle },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: card },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    {
      property: "og:image:alt",
      content: filled(words.head.cardAlt, { title, picture: cardAlt }),
    },
    // Everything else falls back to the og: tags above.
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": graphOf([...facts, ...breadcrumbs]) as unknown as Record<string, never> },
  ];
}
