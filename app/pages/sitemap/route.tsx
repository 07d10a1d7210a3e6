import { href } from "react-router";
import { PageHero } from "../../bands/page-hero";
import { sitemapPage } from "../../content/sitemap-page";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/route";
import { Cascade } from "./cascade";
import { Directory } from "./directory";
import { sitemapView } from "./view";

export const loader = () => sitemapView();

export const meta = () => pageHead({ ...sitemapPage.head, path: href("/sitemap") });

export default function Sitemap({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...view.intro} />
      <Cascade {...view.cascade} />
      <Directory {...view} />
    </>
  );
}
