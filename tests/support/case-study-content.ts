import { caseStudySlugs } from "../../app/content/ids.ts";
import type { CaseStudy } from "../../app/content/types.ts";

/** The case studies as they are written; the app's own list is made by the bundler and cannot be read here. */
export const caseStudies = await Promise.all(
  caseStudySlugs.map(async (slug) => {
    const file = (await import(`../../app/content/case-studies/${slug}.ts`)) as {
      default: CaseStudy;
    };
    return { slug, ...file.default };
  }),
);
