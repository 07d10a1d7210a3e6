import { chatReplyDelay } from "../browser/constants";
import { type ChatTopic, greeting, topicReply } from "../content/chat";
import { withBrand } from "../site";
import type { ChatLink } from "./find-links";
import { findReply, findTopicReply, type Random } from "./find-reply";

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
}

/** What the conversation takes from its surroundings, so that tests can be exact. */
export interface ChatSurroundings {
  now: () => number;
  random: Random;
  /** Runs something later; the function that it returns prevents that. */
  after: (delay: number, run: () => void) => () => void;
  /** The pages that a text is about. */
  findLinks: (text: string) => readonly ChatLink[];
}

type Answer = () => { text: string; links: readonly ChatLink[] };

/** The greeting stays; of what follows, the oldest leaves when there would be more than this. */
export const mostMessages = 200;

/** Nothing that can be seen: spaces, and characters that only control others. */
const isBlank = (text: string) => !/[^\s\p{Cc}\p{Cf}]/u.test(text);

export type Chat = ReturnType<typeof createChat>;

/** The conversation and its panel. Lives outside of React and so across pages, in memory alone. */
export function createChat({ now, random, after, findLinks }: ChatSurroundings) {
  const listeners = new Set<() => void>();
  const waiting: Answer[] = [];
  let stopTyping: (() => void) | undefined;
  let counter = 0;
  let wantsFocus = false;

  function message(sender: ChatMessage["sender"], text: string, links?: readonly ChatLink[]) {
    const timestamp = now();
    const id = `${timestamp}-${counter++}`;
    return { id, text, sender, timestamp, ...(links?.length && { links }) };
  }

  const greet = () => message("bot", withBrand(greeting));
  let state: ChatState = {
    panel: "closed",
    isAutoHidden: false,
    isTyping: false,
    messages: [greet()],
  };

  function change(changes: Partial<ChatState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function show(panel: ChatState["panel"]): void {
    wantsFocus = panel === "open";
    change({ panel, isAutoHidden: false });
  }

  function withMessage(added: ChatMessage): ChatMessage[] {
    const [first, ...rest] = state.messages;
    return [...(first ? [first] : []), ...[...rest, added].slice(1 - mostMessages)];
  }

  /** Answers take turns: each has its own delay, which begins when the one before is given. */
  function answerNext(): void {
    const [answer] = waiting;
    stopTyping =
      answer &&
      after(chatReplyDelay, () => {
        waiting.shift();
        const { text, links } = answer();
        change({
          isTyping: waiting.length > 0,
          messages: withMessage(message("bot", withBrand(text), links)),
        });
        answerNext();
      });
  }

  function say(text: string, answer: Answer): void {
    waiting.push(answer);
    change({ isTyping: true, messages: withMessage(message("user", text)) });
    if (waiting.length === 1) answerNext();
  }

  return {
    /** What is written but not sent; a panel that is closed and opened again still has it. */
    draft: "",
    get: () => state,
    isOpen: () => state.panel !== "closed",
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: () => show(state.panel === "closed" ? "open" : "closed"),
    close: () => show("closed"),
    minimize: () => show("minimized"),
    expand: () => show("open"),
    autoHide: () => state.panel === "open" && change({ isAutoHidden: true }),
    wake: () => state.isAutoHidden && change({ isAutoHidden: false }),
    /** Once after each opening: whether the input should take the focus. */
    takeFocus() {
      const wanted = wantsFocus;
      wantsFocus = false;
      return wanted;
    },
    /** False for a message of nothing but blanks, which is not sent. */
    send(text: string): boolean {
      if (isBlank(text)) return false;
      say(text.trim(), () => ({ text: findReply(text, random), links: findLinks(text) }));
      return true;
    },
    choose({ label, words, links }: ChatTopic): void {
      say(label, () => ({ text: findTopicReply(words[0] ?? "", topicReply, random), links }));
    },
    clear(): void {
      stopTyping?.();
      waiting.length = 0;
      change({ isTyping: false, messages: [greet()] });
    },
  };
}
