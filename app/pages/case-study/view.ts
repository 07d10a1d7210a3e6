import { type CaseStudyWithSlug, findCaseStudy } from "../../content/case-studies";
import { caseStudyPage } from "../../content/case-study-page";
import { type CaseStudySlug, caseStudySlugs, type ServiceId } from "../../content/ids";
import { getService } from "../../content/services";
import { caseStudyPath, contactPath, servicePath } from "../../lib/paths";
import { baselineBars } from "./baseline-bars";
import { neighbors } from "./neighbors";
import { splitResult } from "./split-result";
import { trackOf } from "./track";

/** Services that every case study links to. */
const relatedServices: readonly ServiceId[] = [
  "strategic-portfolio-management",
  "enterprise-digital-transformation",
  "program-governance-assurance",
  "financial-management",
];

const headlineResults = 3;

/** This case study's own services first, then the common ones, each listed once. */
function servicesAround(used: readonly ServiceId[]) {
  return [...new Set([...used, ...relatedServices])].map((id) => ({
    to: servicePath(id),
    title: getService(id).title,
    used: used.includes(id),
  }));
}

function neighborsOf(slug: CaseStudySlug) {
  return neighbors(caseStudySlugs, slug)
    .flatMap((neighbor) => (neighbor && findCaseStudy(neighbor)) ?? [])
    .map(({ slug, title, industry }) => ({ slug, to: caseStudyPath(slug), title, industry }));
}

/** Everything a case study page shows, one property per band, with the chart geometry computed. */
export function caseStudyView(study: CaseStudyWithSlug) {
  const { slug, title, description, industry, imageAlt, servicesUsed } = study;
  const results = study.results.map(splitResult);
  const contact = contactPath(servicesUsed[0]);
  return {
    hero: {
      slug,
      title,
      description,
      industry,
      imageAlt,
      scale: study.scale,
      headlines: results.slice(0, headlineResults),
    },
    text: { challenges: study.challenges, solution: study.solution },
    drawn: {
      track: trackOf(study),
      baselines: study.baselines.map(baselineBars),
      results: results.slice(headlineResults),
      // The hero already shows the headline results; this section explains each of them.
      evidence: study.evidence.map((text, index) => ({ figure: results[index]?.figure, text })),
    },
    sidebar: {
      insights: study.keyInsights,
      related: servicesAround(servicesUsed),
      call: caseStudyPage.sidebar,
      contact,
    },
    testimonial: study.testimonial,
    neighbors: neighborsOf(slug),
    closing: { ...caseStudyPage.closing, to: contact },
  };
}

export type CaseStudyView = ReturnType<typeof caseStudyView>;
