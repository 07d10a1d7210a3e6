import { fallbacks, keywords } from "./texts";

/** At least 0 and below 1, like Math.random. */
export type Random = () => number;

function pick(replies: readonly string[], random: Random): string {
  return replies[Math.floor(random() * replies.length)] ?? "";
}

function keywordReplies(text: string): readonly string[] | undefined {
  const lowered = text.toLowerCase();
  return keywords.find(({ keyword }) => lowered.includes(keyword))?.replies;
}

export const hasKeyword = (text: string) => keywordReplies(text) !== undefined;

/** The reply to a message: the first keyword found anywhere in it decides, even inside a word. */
export function findReply(text: string, random: Random): string {
  return pick(keywordReplies(text) ?? fallbacks, random);
}

/** The reply to a chosen topic; the usual fallbacks would not fit, since nothing was written. */
export function findTopicReply(word: string, otherwise: string, random: Random): string {
  return pick(keywordReplies(word) ?? [otherwise], random);
}
