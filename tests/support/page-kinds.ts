import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { elementsOf, textOf } from "./built-documents.ts";
import {
  anyPage,
  caseStudyList,
  contact,
  datedPage,
  servicePage,
  servicesPage,
  solutionPage,
  studyPage,
} from "./places.ts";

/** One page of each kind; what this firm has none of is left out. */
const paths = {
  home: "/",
  services: servicesPage,
  service: servicePage,
  solution: solutionPage,
  stories: caseStudyList,
  "case study": studyPage,
  about: anyPage,
  testimonials: pathOfKind("quotes-in-time"),
  contact,
  legal: datedPage,
  trust: pathOfKind("policy"),
};

/** Words that no layout folds away or draws. */
const alwaysSeen =
  "main :is(h1, h2, h3, p, li, dd):not(:has(p, li, dd), svg *, .sr-only, .sr-only *, details :not(summary *))";

/** With the fewest letters that its own part may show. */
export const pageKinds: Record<string, { path: string; letters: number }> = Object.fromEntries(
  Object.entries({ ...paths, "not found": "/no/such/page" }).flatMap(([kind, path]) => {
    if (!path) return [];
    const built = kind in paths ? path : "/404.html";
    const letters = elementsOf(built, alwaysSeen).reduce((sum, one) => sum + textOf(one).length, 0);
    return [[kind, { path, letters: Math.round(letters * 0.75) }]];
  }),
);
