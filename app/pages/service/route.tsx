import { findCaseStudy } from "../../content/case-studies";
import { getClaims } from "../../content/claims";
import type { ServiceId } from "../../content/ids";
import { servicePage } from "../../content/service-page";
import {
  findService,
  getService,
  relatedServices,
  type ServiceWithId,
} from "../../content/services";
import { servicesPage } from "../../content/services-page";
import { pageHead } from "../../lib/page-head";
import { servicePath } from "../../lib/paths";
import type { Route } from "./+types/route";
import { CatalogPage } from "./catalog-page";
import { SolutionPage } from "./solution-page";

/** What a solution page always leads on to. */
const solutionNeighbors: readonly ServiceId[] = [
  "strategic-portfolio-management",
  "enterprise-digital-transformation",
  "program-governance-assurance",
  "business-process-optimization",
];

const linkOf = ({ id, title }: ServiceWithId) => ({ id, title });

/** What both templates show around a service's own copy. */
function surroundings({ title, combinedWith }: ServiceWithId) {
  const { closing, combined } = servicePage;
  return {
    combinedIntro: combined,
    combined: combinedWith.map(({ service, why }) => ({ ...linkOf(getService(service)), why })),
    closing: { ...closing, heading: closing.heading.replace("{title}", title) },
  };
}

export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.serviceId);
  if (!service) throw new Response("No such service", { status: 404 });
  return { service };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { id, title, description } = loaderData.service;
  return pageHead({ title, description, path: servicePath(id) });
}

export default function ServiceRoute({ loaderData: { service } }: Route.ComponentProps) {
  if (service.template === "solution") {
    const related = solutionNeighbors
      .map(getService)
      .map(linkOf)
      .filter(({ id }) => id !== service.id);
    const stories = service.caseStudies.map(({ slug, relevance }) => ({
      slug,
      relevance,
      title: findCaseStudy(slug)?.title ?? slug,
    }));
    return (
      <SolutionPage
        service={service}
        related={related}
        stories={stories}
        {...surroundings(service)}
      />
    );
  }
  const { whyChoose, quickInfo, getInTouch } = servicePage;
  return (
    <CatalogPage
      service={service}
      related={relatedServices(service.id).map(linkOf)}
      groupTitle={servicesPage.groups[service.group].title}
      whyChoose={{ ...whyChoose, claims: getClaims(...whyChoose.figures) }}
      quickInfo={quickInfo}
      getInTouch={getInTouch}
      {...surroundings(service)}
    />
  );
}
