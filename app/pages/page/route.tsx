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

export const meta = ({ loaderData: { head, path } }: Route.MetaArgs) =>
  pageHead({
    ...head,
    path,
    ...(path === "/" ? { feed: true, facts: [organization(), webSite()] } : {}),
  });

export default function Page({ loaderData: { bands, dense } }: Route.ComponentProps) {
  return <Bands bands={bands} lists={content} dense={dense} />;
}
