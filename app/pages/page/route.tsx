import { Bands } from "../../bands/bands";
import { content } from "../../content/content";
import { cleanPath } from "../../lib/clean-path";
import { pageHead } from "../../lib/page-head";
import { organization, webSite } from "../../lib/structured-data";
import type { Route } from "./+types/route";

/** Every page that is a list of bands; the path says which. */
export function loader({ url }: Route.LoaderArgs) {
  const page = content.pages.find(({ path }) => path === cleanPath(url.pathname));
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

/** Pages with them name the feed of new ones. */
const listsCaseStudies = ({ band }: { band: string }) =>
  band === "case-studies" || band === "case-study-filter";

export const meta = ({ loaderData: { head, path, bands } }: Route.MetaArgs) =>
  pageHead({
    ...head,
    path,
    feed: bands.some(listsCaseStudies),
    ...(path === "/" ? { facts: [organization(), webSite()] } : {}),
  });

export default function Page({ loaderData: { bands } }: Route.ComponentProps) {
  return <Bands bands={bands} lists={content} />;
}
