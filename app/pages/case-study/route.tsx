import ClosingCall from "../../bands/closing-call/band";
import { findCaseStudy } from "../../content/case-studies";
import { caseStudyPage, content } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { articleData } from "../../lib/page-structured-data";
import { caseStudyPath, contactPath } from "../../lib/paths";
import { filled, useSite } from "../../lib/use-words";
import type { Route } from "./+types/route";
import { DrawnChapters, TextChapters } from "./chapters";
import { CaseStudyHero } from "./hero";
import { MoreCaseStudies } from "./more-case-studies";
import { relatedServices } from "./related-services";
import { CaseStudySidebar } from "./sidebar";
import { CaseStudyTestimonial } from "./testimonial";

export function loader({ params }: Route.LoaderArgs) {
  const study = findCaseStudy(params.slug);
  if (!study) throw new Response("No such case study", { status: 404 });
  return study;
}

export function meta({ loaderData: study }: Route.MetaArgs) {
  const { slug, title, description, imageAlt, servicesUsed } = study;
  return pageHead(content, {
    title,
    description,
    path: caseStudyPath(slug),
    type: "article",
    cardAlt: filled(content.words.head.cover, { picture: imageAlt }),
    facts: [articleData(content, study, relatedServices(servicesUsed))],
  });
}

/**
 * On a wide screen the sidebar is beside the first two chapters, and the chapters with charts take the
 * full width; on a phone the sidebar comes after the text.
 */
export default function CaseStudy({ loaderData: study }: Route.ComponentProps) {
  return (
    <div data-sample>
      <CaseStudyHero {...study} />
      <div className="wrap text-and-side gap-y-band py-band">
        <TextChapters {...study} />
        <DrawnChapters {...study} />
        <CaseStudySidebar {...study} />
      </div>
      <CaseStudyTestimonial {...study.testimonial} />
      <MoreCaseStudies slug={study.slug} />
      <ClosingCall
        {...caseStudyPage.closing}
        button={{ href: contactPath(useSite(), study.servicesUsed[0]) }}
        section={{ anchor: "contact", level: 2, ground: "ink", joins: false }}
      />
    </div>
  );
}
