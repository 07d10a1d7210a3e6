import { expect, it } from "vitest";
import { contentFolder } from "../app/content/folder.ts";
import { faultsInWords, sentencesOn } from "./faults-in-words.ts";

const files = new Map<string, Record<string, unknown>>([
  ["services/plan-review.yaml", { title: "Plan review" }],
  ["service-groups.yaml", { groups: [{ id: "projects", title: "Projects in trouble" }] }],
  ["pages/plan.yaml", { name: "Plan", bands: [{ band: "steps-by-day", steps: [{}] }] }],
]);

const said = (message: string, ...path: PropertyKey[]) => {
  const file = `${contentFolder}/pages/plan.yaml`;
  const [fault] = faultsInWords([{ file, line: 1, field: "", path, message }], files);
  return fault?.message;
};

it.each([
  [
    "“plan-review” is in the group “projects”.",
    "“Plan review” is in the group “Projects in trouble”.",
  ],
  ["Add the band “claims-ledger”.", "Add the band “Figures: full list”."],
  ["turn off “fridayReport”.", "turn off “Friday report”."],
  [`is in ${contentFolder}/services/plan-review.yaml.`, "is in “Plan review”."],
  ["needs a time: “within”.", "needs a time: “Done by business day”."],
  ["“leverage” is a word to avoid.", "“leverage” is a word to avoid."],
])("says %j by the names of the form", (message, words) => {
  expect(said(message, "bands", 0, "steps", 0)).toBe(words);
});

it("leaves an id that is being written as it is", () => {
  expect(said("“projects” is here twice.", "groups", 0, "id")).toBe("“projects” is here twice.");
});

it("names the language of a translation, and its entry and field as those of the first", () => {
  const file = `${contentFolder}/de/pages/plan.yaml`;
  const message = `is missing. Translate ${contentFolder}/de/services/plan-review.yaml.`;
  const path = ["bands", 0, "heading"];
  const [said] = sentencesOn([{ file, line: 1, field: "", path, message }], files);
  expect(said).toMatch(/^German: Plan, Bands 1 .*, Heading: is missing/);
  expect(said).toContain("Translate “Plan review”.");
  expect(said).not.toMatch(/\.yaml|content\//);
});
