import { fallbacks, keywords } from "./texts";

/** From 0 up to, but never, 1: as Math.random. */
export type Random = () => number;

function pick(replies: readonly string[], random: Random): string {
  return replies[Math.floor(random() * replies.length)] ?? "";
}

function keywordReplies(text: string): readonly string[] | undefined {
  const lowered = text.toLowerCase();
  return keywords.find(({ keyword }) => lowered.includes(keyword))?.replies;
}

/** What to say to a message: the first keyword found anywhere in it decides, even inside a word. */
export function findReply(text: string, random: Random): string {
  return pick(keywordReplies(text) ?? fallbacks, random);
}

/** What to say to a chosen topic: nothing was asked in words, so no fallback would suit. */
export function findTopicReply(word: string, otherwise: string, random: Random): string {
  return pick(keywordReplies(word) ?? [otherwise], random);
}
