import { isRouteErrorResponse, useRouteError } from "react-router";
import { findCaseStudy } from "../content/case-studies.server";
import { caseStudyPage } from "../content/case-study-page.server";
import type { ServiceId } from "../content/ids";
import { getService } from "../content/services.server";
import { branded } from "../lib/branded.server";
import { notFoundMeta, pageMeta } from "../lib/page-meta";
import { caseStudyPath } from "../lib/paths";
import { CaseStudyDetail } from "../sections/case-study-detail";
import { CaseStudyNotFound } from "../sections/case-study-not-found";
import type { Route } from "./+types/case-study";

/** What every case study leads on to. */
const relatedServices: readonly ServiceId[] = [
  "strategic-portfolio-management",
  "enterprise-digital-transformation",
  "program-governance-assurance",
  "financial-management",
];

export function loader({ params }: Route.LoaderArgs) {
  const study = findCaseStudy(params.slug);
  if (!study) throw new Response("No such case study", { status: 404 });
  return branded({
    study,
    closing: caseStudyPage.closing,
    related: relatedServices.map(getService).map(({ id, title }) => ({ id, title })),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta();
  const { slug, title, description, imageAlt } = loaderData.study;
  return pageMeta({
    title,
    description,
    path: caseStudyPath(slug),
    type: "article",
    cardAlt: `the cover picture: ${imageAlt}`,
  });
}

export default function CaseStudyRoute({ loaderData }: Route.ComponentProps) {
  return <CaseStudyDetail {...loaderData} />;
}

/** Should the redirect of an unknown slug ever fail to happen, the visitor is told. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <CaseStudyNotFound />;
  throw error;
}
