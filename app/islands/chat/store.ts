import { chatReplyDelay } from "../../browser/constants";
import type { ChatData } from "../../lib/island-data";
import { findReply, findTopicReply, hasKeyword, type Random } from "./find-reply";
import { type Question, type SavedChat, tabMemory } from "./memory";
import type { ChatLink, ChatMessage, ChatState, ChatTopic } from "./state";

interface ChatOptions {
  data: ChatData;
  /** Injected so that tests are deterministic. */
  random: Random;
  /** The pages that a text is about. */
  findLinks: (text: string) => readonly ChatLink[];
}

/** Only whitespace and invisible control characters. */
const isBlank = (text: string) => !/[^\s\p{Cc}\p{Cf}]/u.test(text);

export type Chat = ReturnType<typeof createChat>;

/** The conversation and its panel, as a store outside React. */
export function createChat({ data, random, findLinks }: ChatOptions) {
  const memory = tabMemory();
  const listeners = new Set<() => void>();
  let waiting: Question[] = [];
  let draft = "";
  let typing: ReturnType<typeof setTimeout> | undefined;
  let counter = 0;
  let wantsFocus = false;

  function message(sender: ChatMessage["sender"], text: string, links?: readonly ChatLink[]) {
    const timestamp = Date.now();
    const id = `${timestamp}-${counter++}`;
    return { id, text, sender, timestamp, ...(links?.length && { links }) };
  }

  const begin = (): ChatState => ({
    panel: "closed",
    isAutoHidden: false,
    isTyping: false,
    messages: [message("bot", data.greeting)],
    restored: 0,
  });
  let state = begin();

  /** Stores nothing until the visitor has written something. */
  function save(): void {
    const { panel, messages } = state;
    if (messages.length > 1) memory.save({ panel, messages, draft, waiting });
  }

  function change(changes: Partial<ChatState>): void {
    state = { ...state, ...changes, isTyping: waiting.length > 0 };
    save();
    for (const listener of listeners) listener();
  }

  function show(panel: ChatState["panel"]): void {
    wantsFocus = panel === "open";
    change({ panel, isAutoHidden: false });
  }

  function answerTo({ text, topic }: Question): ChatMessage {
    const chosen = data.topics.find(({ label }) => label === topic);
    if (chosen) return message("bot", findTopicReply(chosen.words[0], data, random), chosen.links);
    const reply = findReply(text, data, random);
    const found = findLinks(text);
    // A greeting, say, is about no page; but it was understood, so it leads on.
    const isUnderstood = hasKeyword(text, data);
    if (isUnderstood) return message("bot", reply, found.length ? found : data.defaultLinks);
    // Asks for more, as specified, but does not hide that pages were found.
    const more = found.length ? message("bot", `${reply} ${data.meanwhile}`, found) : undefined;
    return { ...(more ?? message("bot", reply)), asked: text };
  }

  /** Answers one question at a time: each delay starts when the previous answer is given. */
  function answerNext(): void {
    clearTimeout(typing);
    const [question] = waiting;
    if (!question) return;
    typing = setTimeout(() => {
      waiting = waiting.slice(1);
      change({ messages: [...state.messages, answerTo(question)] });
      answerNext();
    }, chatReplyDelay);
  }

  function ask(question: Question): void {
    waiting = [...waiting, question];
    change({ messages: [...state.messages, message("user", question.text)] });
    if (waiting.length === 1) answerNext();
  }

  function resume(saved: SavedChat | null): void {
    counter = saved?.messages.length ?? 0;
    waiting = [...(saved?.waiting ?? [])];
    draft = saved?.draft ?? "";
    const { panel, messages } = saved ?? { ...begin(), panel: state.panel };
    wantsFocus = false;
    change({ panel, messages, isAutoHidden: false, restored: state.restored + 1 });
    answerNext();
  }

  return {
    data,
    get: () => state,
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
    /** Whether the input should take the focus; true once after each opening. */
    takeFocus() {
      const wanted = wantsFocus;
      wantsFocus = false;
      return wanted;
    },
    /** The unsent message, kept while the panel is closed. */
    draft: () => draft,
    write(text: string): void {
      draft = text;
      save();
    },
    /** Returns false for a blank message, which is not sent. */
    send(text: string): boolean {
      if (isBlank(text)) return false;
      draft = "";
      ask({ text: text.trim() });
      return true;
    },
    choose: ({ label }: ChatTopic) => ask({ text: label, topic: label }),
    clear(): void {
      clearTimeout(typing);
      waiting = [];
      change({ messages: begin().messages });
      memory.forget();
    },
    /** Loads the conversation as another page has left it. */
    restore(): void {
      const saved = memory.load();
      // If unchanged, keep the state and focus of this page.
      if (saved !== undefined) resume(saved);
    },
  };
}
