import type { Lists } from "../../content/lists";
import type { CaseStudy } from "../../content/types";
import { filled } from "../../lib/use-words";
import { pluralOf } from "../../text/quantities";
import { slugOf } from "../../text/slug";

type Words = Lists["words"]["caseStudies"];

/** The filter choices: all case studies first, then each industry once. Each is an address of the page; none where a choice would help nobody. */
export function filterChoices(
  caseStudies: readonly CaseStudy[],
  { all, count, countIn }: Words,
  language: string,
  page: string,
) {
  const statusOf = ({ length }: readonly CaseStudy[], industry?: string) =>
    filled(pluralOf(length, industry ? countIn : count, language), {
      count: length,
      industry: industry ?? "",
    });
  const industries = new Set(caseStudies.flatMap(({ industry }) => industry ?? []));
  // Of two case studies both are in sight, and one industry beside all of them would change nothing.
  if (caseStudies.length < 3 || industries.size < 2) return [];
  return [
    /** The id is the value in the query string; empty for all. */
    { id: "", name: all, to: page, status: statusOf(caseStudies), studies: caseStudies },
    ...[...industries].map((name) => {
      const id = slugOf(name);
      const studies = caseStudies.filter(({ industry }) => industry === name);
      return { id, name, to: `${page}?industry=${id}`, status: statusOf(studies, name), studies };
    }),
  ];
}

export type FilterChoice = ReturnType<typeof filterChoices>[number];
