import { expect, it } from "vitest";
import { questions, score } from "../../search/buyer-questions.test-helper";
import { searchDocuments } from "../../search/documents";
import { openIndex } from "../../search/search";
import { linkFinder } from "./find-links";
import { searchLinks } from "./search-links";

const findLinks = linkFinder(searchLinks(openIndex(searchDocuments())));
const found = score(questions, (asked) => findLinks(asked).map(({ href }) => href));

it("has the right page among the links to 55 of 60 questions that buyers type, and first in 45", () => {
  expect(questions).toHaveLength(60);
  expect(
    found.amongThree,
    `No link to its page: ${found.missed.join("; ")}`,
  ).toBeGreaterThanOrEqual(55);
  expect(found.first, `Not first: ${found.notFirst.join("; ")}`).toBeGreaterThanOrEqual(45);
});
