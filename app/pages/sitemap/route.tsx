import { href } from "react-router";
import { PageHero } from "../../bands/page-hero";
import { content, sitemapPage } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { Cascade } from "./cascade";
import { Directory } from "./directory";
import { sitemapView } from "./view";

export const meta = () => pageHead(content, { ...sitemapPage.head, path: href("/sitemap") });

export default function Sitemap() {
  const view = sitemapView();
  return (
    <>
      <PageHero {...sitemapPage.intro} />
      <Cascade {...view.cascade} />
      <Directory {...view} />
    </>
  );
}
