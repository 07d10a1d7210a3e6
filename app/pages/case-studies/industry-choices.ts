import type { CaseStudyIndustry } from "../../content/types";
import { storiesPath } from "../../lib/paths";
import { slugOf } from "../../lib/slug";

/** What the list of stories can be narrowed to: everything first, then each industry once. */
export function industryChoices(studies: readonly { industry: CaseStudyIndustry }[]) {
  const industries = [...new Set(studies.map(({ industry }) => industry))];
  return [
    { id: "", name: "All industries", to: storiesPath(), count: studies.length },
    ...industries.map((name) => ({
      id: slugOf(name),
      name,
      to: storiesPath(name),
      count: studies.filter(({ industry }) => industry === name).length,
    })),
  ];
}
