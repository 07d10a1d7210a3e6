import { expect, it } from "vitest";
import { content } from "../../content/content";
import type { CaseStudy } from "../../content/types";
import { filterChoices } from "./filter-choices";

const { words, site } = content;

it.each([
  [["Ports", "Rail"], []],
  [
    ["Ports", "Rail", "Ports"],
    ["Ports", "Rail"],
  ],
  [["Ports", "Ports", "Ports"], []],
])("of case studies in %j it offers %j", (industries, offered) => {
  const studies = industries.map((industry) => ({ industry }) as CaseStudy);
  const [, ...choices] = filterChoices(studies, words.caseStudies, site.language, "/work");
  expect(choices.map(({ name }) => name)).toEqual(offered);
});
