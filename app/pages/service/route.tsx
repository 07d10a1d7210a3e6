import { content } from "../../content/content";
import { findService } from "../../content/services";
import { pageHead } from "../../lib/page-head";
import { serviceData } from "../../lib/page-structured-data";
import { servicePath } from "../../lib/paths";
import type { Route } from "./+types/route";
import { ServicePage } from "./service-page";
import { SolutionPage } from "./solution-page";

export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.serviceId);
  if (!service) throw new Response("No such service", { status: 404 });
  return service;
}

export function meta({ loaderData: service }: Route.MetaArgs) {
  const { id, title, description } = service;
  return pageHead(content, {
    title,
    description,
    path: servicePath(id),
    facts: [serviceData(content, service)],
  });
}

export default function Service({ loaderData: service }: Route.ComponentProps) {
  return service.template === "solution" ? (
    <SolutionPage service={service} />
  ) : (
    <ServicePage service={service} />
  );
}
