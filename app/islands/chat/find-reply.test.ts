import { expect, it } from "vitest";
import { askedWord, data, replyTo } from "./chat.test-helper";
import { findReply, findTopicReply } from "./find-reply";

const { keywords, fallbacks, topicReply } = data;

const first = () => 0;

it("prefers each keyword to all that come after it in the list", () => {
  for (const [index, { replies }] of keywords.entries()) {
    const reversed = keywords.slice(index).map(({ keyword }) => keyword);
    expect(findReply(reversed.reverse().join(" "), data, first)).toBe(replies[0]);
  }
});

it("falls back on each reply in turn when nothing matches", () => {
  const share = 1 / fallbacks.length;
  const replies = fallbacks.map((_, index) => findReply("☃", data, () => index * share));
  expect(replies).toEqual([...fallbacks]);
});

it("replies to a topic as to its keyword, or with the words given for it, never a fallback", () => {
  expect(findTopicReply(askedWord, data, first)).toBe(replyTo(askedWord));
  expect(findTopicReply("☃", data, first)).toBe(topicReply);
});
