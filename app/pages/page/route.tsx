import { Bands } from "../../bands/bands";
import { contentContext } from "../../lib/content-context";
import { pathOf } from "../../lib/editions";
import { pageHead } from "../../lib/page-head";
import { faqPage } from "../../lib/page-structured-data";
import { organization, webSite } from "../../lib/structured-data";
import { useContent } from "../../lib/use-words";
import type { Route } from "./+types/route";

/** Every page that is a list of bands; the path says which. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const page = content.pages.find(({ path }) => path === pathOf(content.site, url.pathname));
  if (!page) throw new Response(null, { status: 404 });
  const { name, head, path, bands, dense } = page;
  const isHome = path === "/";
  // Where search leads for an answer, and not where the same is only repeated.
  const answers = bands.some((band) => band.band === "questions" && band.linked);
  // Pages with case studies name the feed of new ones.
  const feed = bands.some(({ band }) => band === "case-studies" || band === "case-study-filter");
  const facts = [
    ...(isHome ? [organization(content.site), webSite(content.site)] : []),
    ...(answers ? [faqPage(content.faq)] : []),
  ];
  return { name, bands, dense, head: pageHead(content, { ...head, path, feed, facts }) };
}

export const meta = ({ loaderData: { head } }: Route.MetaArgs) => head;

export default function Page({ loaderData: { name, bands, dense } }: Route.ComponentProps) {
  return <Bands title={name} bands={bands} lists={useContent()} dense={dense} />;
}
