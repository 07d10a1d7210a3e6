import { expect, it } from "vitest";
import { facts } from "../../content/content";
import { site } from "../../site";
import { replyTo } from "./chat.test-helper";
import { defaultLinks, disclosure, fallbacks, greeting, keywords, pointsToLinks } from "./texts";

const replies = keywords.flatMap(({ replies }) => replies);

it("has the specified keywords in their order, with two different replies each", () => {
  expect(keywords.map(({ keyword }) => keyword).join(", ")).toBe(
    "hello, hi, service, contact, project, price, location, about, ai, digital",
  );
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
  expect([...replies, ...fallbacks].filter((reply) => speaksOfThem.test(reply))).toEqual(pointing);
  expect(defaultLinks.map(({ label }) => label)).toEqual(["All services", "Contact"]);
});

it("promises an answer as soon as the pages do", () => {
  expect(replyTo("contact")).toContain(`within ${facts.replyWithin}`);
});

it("greets, and says that it is automated, local and forgetful", () => {
  expect(greeting).toContain(site.name);
  for (const words of [/automated/i, /browser/, /sends nothing/, /forgets when the tab closes/])
    expect(disclosure).toMatch(words);
});
