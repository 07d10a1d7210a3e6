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

export interface ChatMemory {
  save(chat: SavedChat): void;
  /** What another page has saved since: `undefined` if unchanged, `null` if deleted. */
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

/** Ignores data in another format, for example from an older version of the site. */
export function parseChat(text: string): SavedChat | undefined {
  try {
    const saved: SavedChat = JSON.parse(text);
    const isValid =
      ["closed", "open", "minimized"].includes(saved.panel) &&
      isText(saved.draft) &&
      saved.messages.length > 1 &&
      saved.messages.every(isMessage) &&
      saved.waiting.every((question) => isText(question.text));
    return isValid ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Kept in sessionStorage, until 'Clear' or until the tab is closed. */
export function tabMemory(): ChatMemory {
  /** The stored text as this page last saw it; undefined if storage is blocked. */
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
