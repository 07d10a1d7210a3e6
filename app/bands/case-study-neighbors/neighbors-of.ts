import type { CaseStudy } from "../../content/types";

/** The case studies before and after this one, each once; the list wraps around. */
export function neighborsOf(current: string, caseStudies: readonly CaseStudy[]) {
  const index = caseStudies.findIndex(({ slug }) => slug === current);
  const previous = caseStudies.at(index - 1);
  const next = caseStudies[(index + 1) % caseStudies.length];
  return [
    ...(previous && previous !== next ? [{ ...previous, isNext: false }] : []),
    ...(next && next.slug !== current ? [{ ...next, isNext: true }] : []),
  ];
}
