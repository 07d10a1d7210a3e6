import { expect, it } from "vitest";
import { content } from "../content/content";
import { controlQuestions, questions, score } from "./buyer-questions.test-helper";
import { searchDocuments } from "./documents";
import { openIndex, search } from "./search";

const index = openIndex(searchDocuments(content));
const find = (query: string) => search(index, query).map(({ path }) => path);

it("leads what buyers type to a page that answers it, among the first three results", () => {
  const found = score(questions, find);
  expect(questions).toHaveLength(60);
  expect(
    found.missed,
    "Add the buyer's word to `search` in the file of the page, in content/.",
  ).toEqual([]);
  expect(found.first, `Not first: ${found.notFirst.join("; ")}`).toBeGreaterThanOrEqual(57);
});

it("does nearly as well with questions that no search word was written for", () => {
  const found = score(controlQuestions, find);
  expect(found.amongThree, `Missed: ${found.missed.join("; ")}`).toBeGreaterThanOrEqual(17);
});
