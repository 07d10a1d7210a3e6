import { chatStorageKey } from "../../browser/constants";
import { session } from "../../browser/session";
import type { ChatMessage, ChatState } from "./state";

/** A message or chosen topic that is not answered yet. */
export interface Question {
  text: string;
  /** Label of the topic. */
  topic?: string;
}

/** A conversation as it passes from one page to the next. */
export interface SavedChat {
  panel: ChatState["panel"];
  messages: readonly ChatMessage[];
  draft: string;
  waiting: readonly Question[];
}

/** Change it with SavedChat: a tab may hold what the site saved before a deploy. */
const formatId = "chat 1";

/** Ignores what has another format, or is not ours. */
function parseChat(text: string): SavedChat | null {
  try {
    const saved = JSON.parse(text);
    return saved.format === formatId ? saved.chat : null;
  } catch {
    return null;
  }
}

/** Kept in sessionStorage, until 'Clear' or until the tab is closed. */
export function tabMemory() {
  /** The stored text as this page last saw it; undefined if storage is blocked. */
  let known: string | undefined;
  return {
    save(chat: SavedChat): void {
      const text = JSON.stringify({ format: formatId, chat });
      known = session.write(chatStorageKey, text) ? text : undefined;
    },
    /** What another page has saved since: `undefined` if unchanged, `null` if deleted. */
    load(): SavedChat | undefined | null {
      const text = session.read(chatStorageKey);
      if (text === known) return undefined;
      known = text;
      return text ? parseChat(text) : null;
    },
    forget(): void {
      known = undefined;
      session.remove(chatStorageKey);
    },
  };
}
