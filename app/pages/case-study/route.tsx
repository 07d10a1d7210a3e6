import { ClosingCall } from "../../bands/closing-call";
import { findCaseStudy } from "../../content/case-studies";
import { articleFacts } from "../../lib/page-facts";
import { pageHead } from "../../lib/page-head";
import { caseStudyPath } from "../../lib/paths";
import type { Route } from "./+types/route";
import { DrawnChapters, ToldChapters } from "./chapters";
import { CaseStudyHero } from "./hero";
import { MoreStories } from "./more-stories";
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
    facts: [articleFacts(study, sidebar.related)],
  });
}

/**
 * On a wide screen the sidebar stands beside the first two chapters and the drawn ones take the whole
 * width; on a phone the sidebar waits until the story is told.
 */
export default function CaseStudy({ loaderData: view }: Route.ComponentProps) {
  return (
    <div data-sample>
      <CaseStudyHero {...view.hero} />
      <div className="wrap text-and-side gap-y-band py-band">
        <ToldChapters {...view.told} />
        <DrawnChapters {...view.drawn} />
        <CaseStudySidebar {...view.sidebar} />
      </div>
      <CaseStudyTestimonial {...view.testimonial} />
      <MoreStories neighbors={view.neighbors} />
      <ClosingCall {...view.closing} />
    </div>
  );
}
