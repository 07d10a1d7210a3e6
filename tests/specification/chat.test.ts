import { expect, it } from "vitest";
import { content } from "../../app/content/content.ts";

const { chat, site } = content;

const { keywords, fallbacks, defaultLinks, greeting, disclosure } = chat;

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
