import type { ChatLink } from "./texts";

export interface ChatMessage {
  id: string;
  text: string;
  sender: "user" | "bot";
  /** ms since 1970. */
  timestamp: number;
  links?: readonly ChatLink[];
}

export interface ChatState {
  panel: "closed" | "open" | "minimized";
  isAutoHidden: boolean;
  isTyping: boolean;
  messages: readonly ChatMessage[];
  /** How often another page's state was taken over; what is drawn is then drawn anew. */
  restored: number;
}
