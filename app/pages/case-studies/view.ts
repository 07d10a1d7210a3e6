import { caseStudySummary } from "../../bands/case-study-summary";
import { type CaseStudyWithSlug, caseStudies } from "../../content/case-studies";
import { caseStudiesPage } from "../../content/case-studies-page";
import { getClaims } from "../../content/claims";
import { caseStudiesPath } from "../../lib/paths";
import { slugOf } from "../../lib/slug";

function statusOf({ length }: readonly CaseStudyWithSlug[], place: string): string {
  return `${length} case ${length === 1 ? "study" : "studies"}${place}`;
}

/** The filter choices: all case studies first, then each industry once. */
function filterChoices() {
  const industries = [...new Set(caseStudies.map(({ industry }) => industry))];
  return [
    {
      /** The value in the query string; empty for all. */
      id: "",
      name: "All industries",
      to: caseStudiesPath(),
      status: statusOf(caseStudies, ""),
      studies: caseStudies.map(caseStudySummary),
    },
    ...industries.map((name) => {
      const studies = caseStudies.filter(({ industry }) => industry === name);
      return {
        id: slugOf(name),
        name,
        to: caseStudiesPath(name),
        status: statusOf(studies, ` in ${name}`),
        studies: studies.map(caseStudySummary),
      };
    }),
  ];
}

export function caseStudiesView() {
  return {
    intro: caseStudiesPage.intro,
    choices: filterChoices(),
    closing: caseStudiesPage.closing,
    figures: getClaims(...caseStudiesPage.figures),
  };
}

export type CaseStudiesView = ReturnType<typeof caseStudiesView>;
