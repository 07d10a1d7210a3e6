import { expect, it } from "vitest";
import { data } from "./chat.test-helper";
import { findReply, findTopicReply } from "./find-reply";

const { keywords, fallbacks, topicReply } = data;

const repliesTo = (keyword: string) =>
  keywords.find((entry) => entry.keyword === keyword)?.replies ?? [];
const first = () => 0;
const last = () => 0.999999;

it.each([
  ["HI", "hi"],
  ["Which price?", "hi"],
  ["your services", "service"],
  ["email", "ai"],
])("replies to “%s” as to “%s”, in either of its two forms", (text, keyword) => {
  expect(findReply(text, data, first)).toBe(repliesTo(keyword)[0]);
  expect(findReply(text, data, last)).toBe(repliesTo(keyword)[1]);
});

it("prefers each keyword to all that come after it in the list", () => {
  for (const [index, { replies }] of keywords.entries()) {
    const reversed = keywords.slice(index).map(({ keyword }) => keyword);
    expect(findReply(reversed.reverse().join(" "), data, first)).toBe(replies[0]);
  }
});

it("falls back on each of five replies when nothing matches", () => {
  const replies = [0, 0.2, 0.4, 0.6, 0.8].map((random) => findReply("Cost?", data, () => random));
  expect(replies).toEqual([...fallbacks]);
});

it("replies to a topic as to its keyword, or with the words given for it, never a fallback", () => {
  expect(findTopicReply("price", data, first)).toBe(repliesTo("price")[0]);
  expect(findTopicReply("cloud", data, last)).toBe(topicReply);
});
