import type { ServiceId } from "../content/ids";
import { servicePage } from "../content/service-page.server";
import { findService, getService, relatedServices } from "../content/services.server";
import { branded } from "../lib/branded.server";
import { notFoundMeta, pageMeta } from "../lib/page-meta";
import { servicePath } from "../lib/paths";
import { ServiceDetail } from "../sections/service-detail";
import type { Route } from "./+types/service";

/** What a solution page always leads on to. */
const solutionNeighbors: readonly ServiceId[] = [
  "strategic-portfolio-management",
  "enterprise-digital-transformation",
  "program-governance-assurance",
  "business-process-optimization",
];

export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.serviceId);
  if (!service) throw new Response("No such service", { status: 404 });
  const related =
    service.template === "solution"
      ? solutionNeighbors.filter((id) => id !== service.id).map(getService)
      : relatedServices(service.id);
  return branded({
    service,
    closing: {
      ...servicePage.closing,
      heading: servicePage.closing.heading.replace("{title}", service.title),
    },
    related: related.map(({ id, title }) => ({ id, title })),
    combined: service.combinedWith.map(({ service: id, why }) => ({
      id,
      title: getService(id).title,
      why,
    })),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  // An unknown id has no data while the redirect is under way.
  if (!loaderData) return notFoundMeta();
  const { id, title, description } = loaderData.service;
  return pageMeta({ title, description, path: servicePath(id) });
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <ServiceDetail {...loaderData} />;
}
