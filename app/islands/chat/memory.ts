import { chatStorageKey } from "../../browser/constants";
import { session } from "../../browser/session";
import type { ChatMessage, ChatState } from "./state";

/** What still waits for an answer: a message, or a topic that was chosen. */
export interface Question {
  text: string;
  /** Its label. */
  topic?: string;
}

/** A conversation as it passes from one page to the next. */
export interface SavedChat {
  panel: ChatState["panel"];
  messages: readonly ChatMessage[];
  draft: string;
  waiting: readonly Question[];
}

export interface ChatMemory {
  save(chat: SavedChat): void;
  /** What another page has left since: `undefined` where nothing is new, `null` where all is gone. */
  load(): SavedChat | undefined | null;
  forget(): void;
}

const isText = (value: unknown) => typeof value === "string";

const isTime = (value: unknown) =>
  typeof value === "number" && !Number.isNaN(new Date(value).getTime());

function isMessage(value: Partial<ChatMessage> | null): boolean {
  return (
    isText(value?.id) &&
    isText(value?.text) &&
    ["user", "bot"].includes(value?.sender ?? "") &&
    isTime(value?.timestamp) &&
    (value?.links ?? []).every(({ label, href }) => isText(label) && isText(href))
  );
}

/** Whatever else lies under our name, an older version of the site's perhaps, is not ours to read. */
export function parseChat(text: string): SavedChat | undefined {
  try {
    const saved: SavedChat = JSON.parse(text);
    const isWhole =
      ["closed", "open", "minimized"].includes(saved.panel) &&
      isText(saved.draft) &&
      saved.messages.length > 1 &&
      saved.messages.every(isMessage) &&
      saved.waiting.every((question) => isText(question.text));
    return isWhole ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** In the tab alone, until 'Clear' or its end. */
export function tabMemory(): ChatMemory {
  /** What lies there as far as this page knows. Where nothing can be kept, that is nothing. */
  let known: string | undefined;
  return {
    save(chat) {
      const text = JSON.stringify(chat);
      known = session.write(chatStorageKey, text) ? text : undefined;
    },
    load() {
      const text = session.read(chatStorageKey);
      if (text === known) return undefined;
      known = text;
      return (text && parseChat(text)) || null;
    },
    forget() {
      known = undefined;
      session.remove(chatStorageKey);
    },
  };
}
