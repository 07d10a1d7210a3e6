import { findService } from "../../content/services";
import { pageHead } from "../../lib/page-head";
import { serviceData } from "../../lib/page-structured-data";
import { servicePath } from "../../lib/paths";
import type { Route } from "./+types/route";
import { ServicePage } from "./service-page";
import { SolutionPage } from "./solution-page";
import { serviceView } from "./view";

export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.serviceId);
  if (!service) throw new Response("No such service", { status: 404 });
  return serviceView(service);
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { service } = loaderData;
  const { id, title, description } = service;
  return pageHead({ title, description, path: servicePath(id), facts: [serviceData(service)] });
}

export default function Service({ loaderData: view }: Route.ComponentProps) {
  return view.template === "solution" ? <SolutionPage {...view} /> : <ServicePage {...view} />;
}
