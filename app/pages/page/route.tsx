import { Bands } from "../../bands/bands";
import { foundIn, kindOf } from "../../bands/kinds";
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
  const answers = bands.some(
    (one) => kindOf(one.band).role === "questions" && foundIn(one, content),
  );
  const feed = bands.some(({ band }) => kindOf(band).feed);
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
