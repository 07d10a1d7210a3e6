import { ClosingCall } from "../../bands/closing-call";
import { findCaseStudy } from "../../content/case-studies";
import { pageHead } from "../../lib/page-head";
import { articleData } from "../../lib/page-structured-data";
import { caseStudyPath } from "../../lib/paths";
import type { Route } from "./+types/route";
import { DrawnChapters, TextChapters } from "./chapters";
import { CaseStudyHero } from "./hero";
import { MoreCaseStudies } from "./more-case-studies";
import { CaseStudySidebar } from "./sidebar";
import { CaseStudyTestimonial } from "./testimonial";
import { caseStudyView } from "./view";

export function loader({ params }: Route.LoaderArgs) {
  const study = findCaseStudy(params.slug);
  if (!study) throw new Response("No such case study", { status: 404 });
  return { ...caseStudyView(study), study };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { study, sidebar } = loaderData;
  const { slug, title, description, imageAlt } = study;
  return pageHead({
    title,
    description,
    path: caseStudyPath(slug),
    type: "article",
    cardAlt: `the cover picture: ${imageAlt}`,
    facts: [articleData(study, sidebar.related)],
  });
}

/**
 * On a wide screen the sidebar is beside the first two chapters, and the chapters with charts take the
 * full width; on a phone the sidebar comes after the text.
 */
export default function CaseStudy({ loaderData: view }: Route.ComponentProps) {
  return (
    <div data-sample>
      <CaseStudyHero {...view.hero} />
      <div className="wrap text-and-side gap-y-band py-band">
        <TextChapters {...view.text} />
        <DrawnChapters {...view.drawn} />
        <CaseStudySidebar {...view.sidebar} />
      </div>
      <CaseStudyTestimonial {...view.testimonial} />
      <MoreCaseStudies neighbors={view.neighbors} />
      <ClosingCall {...view.closing} />
    </div>
  );
}
