import { describe, expect, it } from "vitest";
import { content } from "../../content/content";
import { questions } from "../../search/buyer-questions.test-helper";
import { searchDocuments } from "../../search/documents";
import { openIndex, search } from "../../search/search";
import { resultGroups } from "./result-groups";

const { kinds } = content.words.search;
const index = openIndex(searchDocuments(content));
const groupsFor = (query: string) => resultGroups(search(index, query), { kinds });

describe("groups", () => {
  it("begin with the best result, whatever its kind", () => {
    for (const { asked } of questions) {
      const [best] = search(index, asked);
      const [first] = groupsFor(asked);
      expect(first?.choices[0]?.href, asked).toBe(best?.path);
      expect(first?.label, asked).toBe(best && kinds[best.kind]);
    }
  });

  it("have a label each, one to four choices, and no page twice", () => {
    for (const { asked } of [...questions, { asked: "a" }, { asked: "project" }]) {
      const groups = groupsFor(asked);
      const hrefs = groups.flatMap(({ choices }) => choices.map(({ href }) => href));
      expect(new Set(groups.map(({ label }) => label)).size).toBe(groups.length);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      for (const { choices } of groups) {
        expect(choices.length).toBeGreaterThan(0);
        expect(choices.length).toBeLessThanOrEqual(4);
      }
    }
  });

  it("leave out what has a word in common and no more", () => {
    const found = search(index, "costumer satisfaction");
    expect(found.length).toBeGreaterThan(4);
    expect(groupsFor("costumer satisfaction").flatMap(({ choices }) => choices)).toHaveLength(1);
  });
});
