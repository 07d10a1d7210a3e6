import { type CaseStudyWithSlug, findCaseStudy } from "../../content/case-studies";
import { caseStudyPage } from "../../content/case-study-page";
import { caseStudySlugs, type ServiceId } from "../../content/ids";
import { getService } from "../../content/services";
import { contactPath, servicePath } from "../../lib/paths";
import { neighbors } from "./neighbors";
import { splitResult } from "./split-result";
import { caseStudyStory } from "./story";

/** What every case study leads on to. */
const relatedServices: readonly ServiceId[] = [
  "strategic-portfolio-management",
  "enterprise-digital-transformation",
  "program-governance-assurance",
  "financial-management",
];

const headlineResults = 3;

/** One list, so that no service stands on the page twice: first those of this story. */
function servicesAround(used: readonly ServiceId[]) {
  return [...new Set([...used, ...relatedServices])].map((id) => ({
    to: servicePath(id),
    title: getService(id).title,
    used: used.includes(id),
  }));
}

/** Everything the page of a story shows, with its drawings measured, so that no code travels for it. */
export function caseStudyView(study: CaseStudyWithSlug) {
  const { slug, title, description, industry, imageAlt, results, servicesUsed } = study;
  const headlines = results.slice(0, headlineResults).map(splitResult);
  return {
    study: { slug, title, description, industry, imageAlt, headlines },
    story: caseStudyStory(study),
    insights: study.keyInsights,
    testimonial: study.testimonial,
    sidebar: caseStudyPage.sidebar,
    closing: caseStudyPage.closing,
    contact: contactPath(servicesUsed[0]),
    related: servicesAround(servicesUsed),
    neighbors: neighbors(caseStudySlugs, slug)
      .flatMap((neighbor) => (neighbor && findCaseStudy(neighbor)) ?? [])
      .map(({ slug, title, industry }) => ({ slug, title, industry })),
  };
}

export type CaseStudyView = ReturnType<typeof caseStudyView>;
