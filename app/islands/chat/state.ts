import type { ChatData } from "../../lib/island-data";

export type ChatTopic = ChatData["topics"][number];
/** With the language of the page, if it is another. */
export type ChatLink = ChatTopic["links"][number] & { hreflang?: string | undefined };

export interface ChatMessage {
  id: string;
  text: string;
  sender: "user" | "bot";
  /** ms since 1970. */
  timestamp: number;
  links?: readonly ChatLink[];
  /** The message that it has no answer to, which may become an email. */
  asked?: string;
}

export interface ChatState {
  panel: "closed" | "open" | "minimized";
  isAutoHidden: boolean;
  isTyping: boolean;
  messages: readonly ChatMessage[];
  /** How often state was loaded from another page; used as a React key, to remount the panel. */
  restored: number;
}
