import { isRouteErrorResponse, useRouteError } from "react-router";
import { FinishedHtml } from "../components/finished-html";
import { findCaseStudy } from "../content/case-studies.server";
import { branded } from "../lib/branded.server";
import { finishedHtml } from "../lib/finished-html.server";
import { pageHead } from "../lib/page-head.server";
import { notFoundMeta } from "../lib/page-title";
import { caseStudyPath } from "../lib/paths";
import { picturePreloads } from "../lib/picture-preloads.server";
import { CaseStudyDetail } from "../sections/case-study-detail.server";
import { coverPicture } from "../sections/case-study-hero.server";
import { CaseStudyNotFound } from "../sections/case-study-not-found";
import { caseStudyView } from "../sections/case-study-view.server";
import type { Route } from "./+types/case-study";

export function loader({ params }: Route.LoaderArgs) {
  const study = findCaseStudy(params.slug);
  if (!study) throw new Response("No such case study", { status: 404 });
  const { slug, title, description, imageAlt } = study;
  const path = caseStudyPath(slug);
  return branded({
    meta: pageHead({
      title,
      description,
      path,
      type: "article",
      cardAlt: `the cover picture: ${imageAlt}`,
    }),
    preloads: picturePreloads(coverPicture(slug)),
    html: finishedHtml(path, <CaseStudyDetail {...caseStudyView(study)} />),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? loaderData.meta : notFoundMeta();
}

export default function CaseStudyRoute({ loaderData }: Route.ComponentProps) {
  return <FinishedHtml name="page" html={loaderData.html} preloads={loaderData.preloads} />;
}

/** Should the redirect of an unknown slug ever fail to happen, the visitor is told. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <CaseStudyNotFound />;
  throw error;
}
