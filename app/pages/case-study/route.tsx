import { findCaseStudy } from "../../content/case-studies";
import { pageHead } from "../../lib/page-head";
import { caseStudyPath } from "../../lib/paths";
import type { Route } from "./+types/route";
import { CaseStudyDetail } from "./detail";
import { caseStudyView } from "./view";

export function loader({ params }: Route.LoaderArgs) {
  const study = findCaseStudy(params.slug);
  if (!study) throw new Response("No such case study", { status: 404 });
  return { study };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { slug, title, description, imageAlt } = loaderData.study;
  return pageHead({
    title,
    description,
    path: caseStudyPath(slug),
    type: "article",
    cardAlt: `the cover picture: ${imageAlt}`,
  });
}

export default function CaseStudyRoute({ loaderData }: Route.ComponentProps) {
  return <CaseStudyDetail {...caseStudyView(loaderData.study)} />;
}
