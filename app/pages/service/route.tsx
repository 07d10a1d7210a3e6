import { Bands } from "../../bands/bands";
import type { Service } from "../../content/types";
import { contentContext } from "../../lib/content-context";
import { pathOf } from "../../lib/editions";
import { pageHead } from "../../lib/page-head";
import { serviceData } from "../../lib/page-structured-data";
import { servicePath } from "../../lib/paths";
import { useContent } from "../../lib/use-words";
import type { Route } from "./+types/route";

/** The page of a service, under its own address or a second one. */
export function loader({ context, url }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const asked = pathOf(content.site, url.pathname);
  const alias = content.serviceGroups.aliases.find(({ address }) => servicePath(address) === asked);
  const path = alias ? servicePath(alias.service) : asked;
  const page = content.entryPages.find((one) => one.path === path);
  if (!page) throw new Response(null, { status: 404 });
  const { head, bands, entry } = page;
  const facts = [serviceData(content, entry as Service)];
  return { bands, entry, head: pageHead(content, { ...head, path, facts }) };
}

export const meta = ({ loaderData: { head } }: Route.MetaArgs) => head;

export default function ServicePage({ loaderData: { bands, entry } }: Route.ComponentProps) {
  return (
    <Bands title={entry.title} bands={bands} lists={useContent()} entry={{ service: entry }} />
  );
}
