/** What the assistant says; content/chat.yaml has it, and its script brings it along. */
import { chat } from "../../content/content";

export type ChatTopic = (typeof chat.topics)[number];
export type ChatLink = ChatTopic["links"][number];

export const {
  greeting,
  disclosure,
  topicReply,
  keywords,
  fallbacks,
  topics,
  furtherWords,
  defaultLinks,
} = chat;

/** A reply with these words always gets links, if necessary `defaultLinks`; so does one to a keyword. */
export const pointsToLinks = /\blinks? below\b/;
