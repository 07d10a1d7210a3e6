import { type CaseStudySlug, caseStudySlugs } from "./ids";
import type { CaseStudy } from "./types";

const files = import.meta.glob<CaseStudy>("./case-studies/*.ts", {
  eager: true,
  import: "default",
});

export type CaseStudyWithSlug = CaseStudy & { slug: CaseStudySlug };

export function getCaseStudy(slug: CaseStudySlug): CaseStudyWithSlug {
  const file = `./case-studies/${slug}.ts`;
  const study = files[file];
  if (!study)
    throw new Error(
      `Case study "${slug}" is listed in app/content/ids.ts but app/content/case-studies/${slug}.ts ${file in files ? "has no default export" : "does not exist"}.`,
    );
  return { slug, ...study };
}

/** All case studies, in the order of the slug list. */
export const caseStudies = caseStudySlugs.map(getCaseStudy);

export function findCaseStudy(slug: string): CaseStudyWithSlug | undefined {
  return caseStudies.find((study) => study.slug === slug);
}
