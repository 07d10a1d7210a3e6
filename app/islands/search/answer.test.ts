import { describe, expect, it } from "vitest";
import { content } from "../../content/all-offers.test-helper";
import { type SearchWords, searchWords } from "../../lib/island-data";
import { fc } from "../../lib/property.test-helper";
import { searchDocuments } from "../../search/documents";
import { openIndex } from "../../search/search";
import { hostileMessage } from "../chat/hostile-messages.test-helper";
import { answerTo } from "./answer";

const [{ id, title } = { id: "", title: "" }] = content.services;
/** No word of it is right. */
const typo = title.replaceAll(/(?<=\w)[aeiou]/g, "");
const index = openIndex(searchDocuments(content));
const words = searchWords(content) as SearchWords;
const answer = (query: string) => answerTo(query, index, words, { path: "/", from: undefined });
const hrefs = (query: string) =>
  answer(query).groups.flatMap(({ choices }) => choices.map(({ href }) => href));

it("says how much it has found", () => {
  const { groups, announcement, note } = answer(title);
  const count = groups.flatMap(({ choices }) => choices).length;
  expect(announcement).toBe(
    words.count[count === 1 ? "one" : "other"].replace("{count}", String(count)),
  );
  expect(note).toBe("");
});

it.each(["", "   ", "\t"])("takes “%s” for no question and announces nothing", (query) => {
  expect(answer(query)).toMatchObject({ note: "", announcement: "" });
  expect(hrefs(query)).toEqual(
    expect.arrayContaining(words.usefulPages.filter((useful) => useful !== "/")),
  );
});

describe("where nothing is found", () => {
  it("offers pages with names that look alike, and a letter", () => {
    const { groups, note, announcement } = answer(typo);
    expect(note).toBe(words.nothingFound.replace("{query}", `“${typo}”`));
    expect(announcement).toContain(note);
    expect(groups.map(({ label }) => label)).toEqual([words.nearest, words.askUs]);
    expect(hrefs(typo)).toContain(`/services/${id}`);
  });

  it("offers useful pages where no name looks alike, and Contact once", () => {
    expect(answer("zqxj").groups.map(({ label }) => label)).toEqual([words.useful, words.askUs]);
    expect(hrefs("zqxj").filter((href) => href === words.contactPage)).toHaveLength(1);
  });

  it("puts the words into the letter", () => {
    const letter = new URL(hrefs("zqxj & qqwx?").find((href) => href.startsWith("mailto:")) ?? "");
    expect(letter.pathname).toBe(words.mailbox);
    expect(letter.searchParams.get("subject")).toContain("“zqxj & qqwx?”");
    expect(letter.searchParams.get("body")).toContain("“zqxj & qqwx?”");
  });
});

it("has an answer to whatever is typed, with addresses that can be followed", () => {
  fc.assert(
    fc.property(hostileMessage, (text) => {
      const { groups } = answer(text);
      expect(groups.length).toBeGreaterThan(0);
      for (const href of groups.flatMap(({ choices }) => choices.map((choice) => choice.href)))
        expect(href).toMatch(/^(\/|mailto:[\w@.-]+\?subject=[^"<>\s]*$)/);
    }),
  );
});
