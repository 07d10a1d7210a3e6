import { describe, expect, it } from "vitest";
import { expectNone } from "../../content/expect-none.test-helper";
import { facts } from "../../content/facts";
import { allPages } from "../../lib/pages";
import { site } from "../../site";
import {
  defaultLinks,
  disclosure,
  fallbacks,
  furtherWords,
  greeting,
  keywords,
  pointsToLinks,
  topics,
} from "./texts";

const replies = keywords.flatMap(({ replies }) => replies);
const linkedWords = [...topics, ...furtherWords];

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
    expect(new Set(replies).size).toBe(20);
  });

  it("has five different fallbacks, the fourth with the address", () => {
    expect(new Set(fallbacks).size).toBe(5);
    expect(fallbacks[3]).toContain(site.mailboxes.info);
  });

  it("has links wherever it speaks of links, and knows no other way to speak of them", () => {
    const pointing = [...replies, ...fallbacks].filter((reply) => pointsToLinks.test(reply));
    expect(pointing).toHaveLength(3);
    const speaksOfThem = /\blinks?\b|\bbelow\b|\bpages\b/i;
    expect([...replies, ...fallbacks].filter((reply) => speaksOfThem.test(reply))).toEqual(
      pointing,
    );
    expect(defaultLinks.map(({ label }) => label)).toEqual(["All services", "Contact"]);
  });

  it("promises an answer as soon as the pages do", () => {
    const [reply] = keywords.find(({ keyword }) => keyword === "contact")?.replies ?? [];
    expect(reply).toContain(`within ${facts.replyWithin}`);
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
      [...linkedWords, { words: ["default"], links: defaultLinks }].flatMap(({ words, links }) => [
        ...links
          .filter(({ href }) => !href.startsWith(`mailto:${site.mailboxes.info}`))
          .filter(({ href }) => !allPages.includes(href.replace(/[?#].*/, "")))
          .map(({ href }) => `app/islands/chat/texts.ts "${words[0]}": no page at ${href}.`),
        ...words
          .filter((word) => word !== word.toLowerCase())
          .map((word) => `app/islands/chat/texts.ts: write "${word}" in lower case.`),
      ]),
    );
  });

  it("finds each word in one place only", () => {
    const words = linkedWords.flatMap(({ words }) => words);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });
});
