import { Bands } from "../../bands/bands";
import { content } from "../../content/content";
import { findService } from "../../content/services";
import type { Service as ServiceEntry } from "../../content/types";
import { pageHead } from "../../lib/page-head";
import { serviceData } from "../../lib/page-structured-data";
import { servicePath } from "../../lib/paths";
import type { Route } from "./+types/route";

/** The page of a service, under its own address or a second one. */
export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.serviceId);
  const page = service && content.entryPages.find(({ path }) => path === servicePath(service.id));
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export const meta = ({ loaderData: { head, path, entry } }: Route.MetaArgs) =>
  pageHead({ ...head, path, facts: [serviceData(entry as ServiceEntry)] });

export default function Service({ loaderData: { bands, entry } }: Route.ComponentProps) {
  return <Bands bands={bands} lists={content} entry={{ service: entry }} />;
}
