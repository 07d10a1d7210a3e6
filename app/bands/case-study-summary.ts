import type { CaseStudyWithSlug } from "../content/case-studies";

/** What a card shows of a case study, without its long text. */
export function caseStudySummary({
  slug,
  title,
  description,
  industry,
  results,
}: CaseStudyWithSlug) {
  return { slug, title, description, industry, results: results.slice(0, 2) };
}
