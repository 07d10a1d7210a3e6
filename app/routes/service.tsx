import { href } from "react-router";
import { attachStages } from "../browser/chart-stage";
import { FinishedHtml } from "../components/finished-html";
import { draw } from "../components/visualization/draw.server";
import { findCaseStudy } from "../content/case-studies.server";
import { getClaims } from "../content/claims.server";
import type { ServiceId } from "../content/ids";
import { servicePage } from "../content/service-page.server";
import {
  findService,
  getService,
  relatedServices,
  type ServiceWithId,
} from "../content/services.server";
import { servicesPage } from "../content/services-page.server";
import { branded } from "../lib/branded.server";
import { finishedHtml } from "../lib/finished-html.server";
import { pageHead } from "../lib/page-head.server";
import { notFoundMeta } from "../lib/page-title";
import { servicePath } from "../lib/paths";
import { CataloguePage } from "../sections/catalogue-page.server";
import { SolutionPage } from "../sections/solution-page.server";
import type { Route } from "./+types/service";

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

function ServicePage({ service }: { service: ServiceWithId }) {
  const shared = { drawing: draw(service.visualization, 2), ...surroundings(service) };
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
    return <SolutionPage service={service} related={related} stories={stories} {...shared} />;
  }
  const { whyChoose, quickInfo, getInTouch } = servicePage;
  return (
    <CataloguePage
      service={service}
      related={relatedServices(service.id).map(linkOf)}
      groupTitle={servicesPage.groups[service.group].title}
      whyChoose={{ ...whyChoose, claims: getClaims(...whyChoose.figures) }}
      quickInfo={quickInfo}
      getInTouch={getInTouch}
      {...shared}
    />
  );
}

export function loader({ params }: Route.LoaderArgs) {
  const service = findService(params.serviceId);
  if (!service) throw new Response("No such service", { status: 404 });
  const { id, title, description } = service;
  return branded({
    meta: pageHead({ title, description, path: servicePath(id) }),
    html: finishedHtml(href("/services/:serviceId", params), <ServicePage service={service} />),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  // An unknown id has no data while the redirect is under way.
  return loaderData ? loaderData.meta : notFoundMeta();
}

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return <FinishedHtml name="page" html={loaderData.html} attach={attachStages} />;
}
