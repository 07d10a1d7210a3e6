import type { ChatData } from "../../lib/island-data";

type Replies = Pick<ChatData, "keywords" | "fallbacks">;

/** At least 0 and below 1, like Math.random. */
export type Random = () => number;

function pick(replies: readonly string[], random: Random): string {
  return replies[Math.floor(random() * replies.length)] ?? "";
}

function keywordReplies(text: string, { keywords }: Pick<Replies, "keywords">) {
  const lowered = text.toLowerCase();
  return keywords.find(({ keyword }) => lowered.includes(keyword))?.replies;
}

export const hasKeyword = (text: string, said: Replies) => keywordReplies(text, said) !== undefined;

/** The reply to a message: the first keyword found anywhere in it decides, even inside a word. */
export function findReply(text: string, said: Replies, random: Random): string {
  return pick(keywordReplies(text, said) ?? said.fallbacks, random);
}

/** The reply to a chosen topic; the usual fallbacks would not fit, since nothing was written. */
export function findTopicReply(
  word: string,
  said: Pick<ChatData, "keywords" | "topicReply">,
  random: Random,
): string {
  return pick(keywordReplies(word, said) ?? [said.topicReply], random);
}
