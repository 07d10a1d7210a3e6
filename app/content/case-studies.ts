import { caseStudies } from "./content.ts";
import type { CaseStudy } from "./types.ts";

export { caseStudies };

export const caseStudySlugs: readonly string[] = caseStudies.map(({ slug }) => slug);

export function findCaseStudy(slug: string): CaseStudy | undefined {
  return caseStudies.find((study) => study.slug === slug);
}
