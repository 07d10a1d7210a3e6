import { describe, expect, it } from "vitest";
import { content } from "../../content/all-offers.test-helper";
import { searchDocuments } from "../../search/documents";
import { openIndex, search } from "../../search/search";
import { resultGroups } from "./result-groups";

const { kinds } = content.words.search;
const index = openIndex(searchDocuments(content));
/** The words of each thing that can be found. */
const questions = index.documents.map(({ title }) => ({ asked: title }));
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
    for (const { asked } of [...questions, { asked: "a" }]) {
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

  it("have the services right after a situation", () => {
    for (const { line } of content.situations) {
      const labels = groupsFor(line).map(({ label }) => label);
      const place = labels.indexOf(kinds.service);
      if (place >= 0) expect(labels[place - 1], line).toBe(kinds.situation);
    }
  });

  it("leave out what has a word in common and no more", () => {
    const shown = (asked: string) => groupsFor(asked).flatMap(({ choices }) => choices).length;
    const isCut = ({ asked }: (typeof questions)[number]) =>
      shown(asked) < search(index, asked).length;
    expect(questions.some(isCut)).toBe(true);
  });
});
