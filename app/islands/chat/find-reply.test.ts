import { describe, expect, it } from "vitest";
import { fc, share } from "../../lib/property.test-helper";
import { findReply, findTopicReply } from "./find-reply";
import { hostileMessage } from "./hostile-messages.test-helper";
import { fallbacks, keywords } from "./texts";

const repliesTo = (keyword: string) =>
  keywords.find((entry) => entry.keyword === keyword)?.replies ?? [];
const first = () => 0;
const last = () => 0.999999;

describe("the reply", () => {
  it.each([
    ["Hello there", "hello"],
    ["HI", "hi"],
    ["Which price?", "hi"],
    ["your services", "service"],
    ["Contact, please", "contact"],
    ["a project", "project"],
    ["a contact for my project", "contact"],
    ["the PRICE", "price"],
    ["a location", "location"],
    ["about you", "about"],
    ["email", "ai"],
    ["digital", "digital"],
    ["digital AI", "ai"],
  ])("to “%s” is that of “%s”, in either of its two forms", (text, keyword) => {
    expect(findReply(text, first)).toBe(repliesTo(keyword)[0]);
    expect(findReply(text, last)).toBe(repliesTo(keyword)[1]);
  });

  it("prefers each keyword to all that come after it in the list", () => {
    for (const [index, { replies }] of keywords.entries()) {
      const reversed = keywords.slice(index).map(({ keyword }) => keyword);
      expect(findReply(reversed.reverse().join(" "), first)).toBe(replies[0]);
    }
  });

  it("is one of the five fallbacks when nothing matches, each in its turn", () => {
    const replies = [0, 0.2, 0.4, 0.6, 0.8].map((random) => findReply("Cost?", () => random));
    expect(replies).toEqual([...fallbacks]);
    expect(findReply("", last)).toBe(fallbacks[4]);
  });

  it("to a topic is that of its keyword, or the words given for it, never a fallback", () => {
    expect(findTopicReply("price", "See below.", first)).toBe(repliesTo("price")[0]);
    expect(findTopicReply("cloud", "See below.", last)).toBe("See below.");
  });

  it("comes from the list, whatever was written", () => {
    const all = [...keywords.flatMap(({ replies }) => replies), ...fallbacks];
    const given = new Set<string>();
    const comesFromTheList = fc.property(hostileMessage, share, (text, random) => {
      const reply = findReply(text, () => random);
      given.add(reply);
      return all.includes(reply);
    });
    fc.assert(comesFromTheList, { numRuns: 10_000 });
    expect(given.size).toBeGreaterThan(10);
  });

  it("is that of the first keyword, whatever stands around it", () => {
    const [{ keyword, replies } = { keyword: "", replies: [""] }] = keywords;
    fc.assert(
      fc.property(hostileMessage, hostileMessage, (before, after) => {
        expect(findReply(before + keyword.toUpperCase() + after, first)).toBe(replies[0]);
      }),
    );
  });
});
