import { describe, expect, it } from "vitest";
import { expectNone } from "../../content/expect-none.test-helper";
import { allPages } from "../../lib/pages";
import { site } from "../../site";
import { disclosure, fallbacks, greeting, keywords, topics } from "./texts";

describe("what the chat says", () => {
  it("has the specified keywords in their order, with two different replies each", () => {
    expect(keywords.map(({ keyword }) => keyword)).toEqual([
      "hello",
      "hi",
      "service",
      "contact",
      "project",
      "price",
      "location",
      "about",
      "ai",
      "digital",
    ]);
    const replies = keywords.flatMap(({ replies }) => replies);
    expect(new Set(replies).size).toBe(20);
  });

  it("has five different fallbacks, the fourth with the address", () => {
    expect(new Set(fallbacks).size).toBe(5);
    expect(fallbacks[3]).toContain(site.mailboxes.info);
  });

  it("greets, and says that it is automated, local and forgetful", () => {
    expect(greeting).toContain(site.name);
    expect(disclosure).toMatch(/automated/i);
    expect(disclosure).toMatch(/browser/);
    expect(disclosure).toMatch(/sends nothing/);
    expect(disclosure).toMatch(/forgets when the tab closes/);
  });

  it("links to pages that exist, under words in lower case", () => {
    expectNone(
      topics.flatMap(({ label, words, links }) => [
        ...links
          .filter(({ href }) => !allPages.includes(href.replace(/[?#].*/, "")))
          .map(({ href }) => `app/islands/chat/texts.ts "${label}": no page at ${href}.`),
        ...words
          .filter((word) => word !== word.toLowerCase())
          .map((word) => `app/islands/chat/texts.ts "${label}": write "${word}" in lower case.`),
      ]),
    );
  });

  it("finds each word under one topic only", () => {
    const words = topics.flatMap(({ words }) => words);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
