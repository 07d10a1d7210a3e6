import { caseStudies } from "../../content/case-studies";
import type { CaseStudy } from "../../content/types";
import { caseStudiesPath } from "../../lib/paths";
import { slugOf } from "../../text/slug";

function statusOf({ length }: readonly CaseStudy[], place: string): string {
  return `${length} case ${length === 1 ? "study" : "studies"}${place}`;
}

/** The filter choices: all case studies first, then each industry once. */
export function filterChoices() {
  const industries = [...new Set(caseStudies.map(({ industry }) => industry))];
  return [
    {
      /** The value in the query string; empty for all. */
      id: "",
      name: "All industries",
      to: caseStudiesPath(),
      status: statusOf(caseStudies, ""),
      studies: caseStudies,
    },
    ...industries.map((name) => {
      const studies = caseStudies.filter(({ industry }) => industry === name);
      return {
        id: slugOf(name),
        name,
        to: caseStudiesPath(name),
        status: statusOf(studies, ` in ${name}`),
        studies,
      };
    }),
  ];
}

export type FilterChoice = ReturnType<typeof filterChoices>[number];
