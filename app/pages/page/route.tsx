import { Bands } from "../../bands/bands";
import { content } from "../../content/content";
import { cleanPath } from "../../lib/clean-path";
import { pageHead } from "../../lib/page-head";
import { faqPage } from "../../lib/page-structured-data";
import { organization, webSite } from "../../lib/structured-data";
import type { Route } from "./+types/route";

/** Every page that is a list of bands; the path says which. */
export function loader({ url }: Route.LoaderArgs) {
  const page = content.pages.find(({ path }) => path === cleanPath(url.pathname));
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export function meta({ loaderData: { head, path, bands } }: Route.MetaArgs) {
  const isHome = path === "/";
  // Where search leads for an answer, and not where the same is only repeated.
  const answers = bands.some((band) => band.band === "questions" && band.linked);
  return pageHead({
    ...head,
    path,
    feed: isHome,
    facts: [
      ...(isHome ? [organization(), webSite()] : []),
      ...(answers ? [faqPage(content.faq)] : []),
    ],
  });
}

export default function Page({ loaderData: { bands } }: Route.ComponentProps) {
  return <Bands bands={bands} lists={content} />;
}
