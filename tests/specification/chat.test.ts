import { expect, it } from "vitest";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { data } from "../../app/islands/chat/chat.test-helper.ts";
import { findReply } from "../../app/islands/chat/find-reply.ts";

const { site } = content;

const { keywords, fallbacks, defaultLinks, greeting, disclosure } = data;

it("has the specified keywords in their order, and the address in the fourth fallback", () => {
  expect(keywords.map(({ keyword }) => keyword).join(", ")).toBe(
    "hello, hi, service, contact, project, price, location, about, ai, digital",
  );
  expect(fallbacks[3]).toContain(site.mailboxes.info);
  expect(defaultLinks.map(({ label }) => label)).toEqual(["All services", "Contact"]);
});

it("greets, and says that it is automated, local and forgetful", () => {
  expect(greeting).toContain(site.name);
  for (const words of [/automated/i, /browser/, /sends nothing/, /forgets when the tab closes/])
    expect(disclosure).toMatch(words);
});

it.each([
  ["HI", "hi"],
  ["Which price?", "hi"],
  ["your services", "service"],
  ["email", "ai"],
])("replies to “%s” as to “%s”, in either of its two forms", (text, word) => {
  const { replies } = keywords.find(({ keyword }) => keyword === word) ?? {};
  expect(findReply(text, data, () => 0)).toBe(replies?.[0]);
  expect(findReply(text, data, () => 0.999999)).toBe(replies?.[1]);
});

it("has two replies to each keyword, and five for all else", () => {
  expect(keywords.map(({ replies }) => replies.length)).toEqual(keywords.map(() => 2));
  expect(fallbacks).toHaveLength(5);
});
