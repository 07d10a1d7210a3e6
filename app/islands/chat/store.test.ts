import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatReplyDelay } from "../../browser/constants";
import { seeded } from "../../lib/seeded.test-helper";
import { site } from "../../site";
import { linkFinder } from "./find-links";
import { hostileMessages } from "./hostile-messages.test-helper";
import type { ChatMemory, SavedChat } from "./memory";
import { createChat, mostMessages } from "./store";
import { fallbacks, greeting, keywords, topicReply, topics } from "./texts";

/** What passes from page to page, without a browser: any page may open it. */
function sharedStorage() {
  let stored: string | undefined;
  const openPage = (): ChatMemory => {
    let known: string | undefined;
    return {
      save(chat) {
        known = stored = JSON.stringify(chat);
      },
      load() {
        if (stored === known) return undefined;
        known = stored;
        return stored ? JSON.parse(stored) : null;
      },
      forget() {
        known = stored = undefined;
      },
    };
  };
  return { openPage, stored: (): SavedChat | undefined => stored && JSON.parse(stored) };
}

/** Where nothing can be kept. */
const blocked: ChatMemory = { save() {}, load: () => undefined, forget() {} };

const start = (random = () => 0, memory = sharedStorage().openPage()) => {
  const chat = createChat({
    now: Date.now,
    random,
    after(delay, run) {
      const timer = setTimeout(run, delay);
      return () => clearTimeout(timer);
    },
    findLinks: linkFinder([]),
    memory,
  });
  chat.restore();
  return chat;
};
const said = ({ get }: ReturnType<typeof start>) => get().messages.map(({ text }) => text);
const replyTo = (word: string) => keywords.find(({ keyword }) => keyword === word)?.replies[0];
const [price, contact] = [replyTo("price"), replyTo("contact")];

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

describe("the conversation", () => {
  it("starts with one greeting that names the firm", () => {
    const chat = start();
    expect(greeting).toContain(site.name);
    expect(chat.get().messages).toEqual([
      { id: "1800000000000-0", text: greeting, sender: "bot", timestamp: 1_800_000_000_000 },
    ]);
  });

  it("answers after 600 ms, and types until then", () => {
    expect(chatReplyDelay).toBe(600);
    const chat = start();
    expect(chat.send("  price  ")).toBe(true);
    expect(said(chat)).toEqual([greeting, "price"]);
    expect(chat.get().isTyping).toBe(true);
    vi.advanceTimersByTime(599);
    expect(said(chat)).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(said(chat)).toEqual([greeting, "price", price]);
    expect(chat.get().isTyping).toBe(false);
    expect(chat.get().messages[2]).toMatchObject({
      sender: "bot",
      timestamp: 1_800_000_000_600,
      links: topics.find(({ label }) => label === "Pricing")?.links,
    });
  });

  it("answers what was sent fast in order, 600 ms each, also while minimized or closed", () => {
    const chat = start();
    chat.toggle();
    chat.send("price");
    vi.advanceTimersByTime(100);
    chat.send("contact");
    chat.minimize();
    vi.advanceTimersByTime(500);
    expect(said(chat).slice(3)).toEqual([price]);
    expect(chat.get().isTyping).toBe(true);
    chat.close();
    vi.advanceTimersByTime(599);
    expect(said(chat)).toHaveLength(4);
    vi.advanceTimersByTime(1);
    expect(said(chat).slice(3)).toEqual([price, contact]);
    expect(chat.get().isTyping).toBe(false);
  });

  it.each(["", "   ", "\t\n", "\u00a0\u3000", "\u200b\ufeff", "\u0000\u0007"])(
    "refuses %j",
    (text) => {
      const chat = start();
      expect(chat.send(text)).toBe(false);
      vi.runAllTimers();
      expect(said(chat)).toEqual([greeting]);
    },
  );

  it("gives every message an id of its own, made of its time and a counter", () => {
    const chat = start();
    for (const text of ["one", "two", "three"]) chat.send(text);
    const ids = chat.get().messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect(ids.every((id) => /^1800000000000-\d$/.test(id))).toBe(true);
  });

  it("takes the choice of reply from the source it was given", () => {
    const chat = start(() => 0.999);
    chat.send("xyz");
    vi.runAllTimers();
    expect(said(chat).at(-1)).toBe(fallbacks[4]);
  });

  it("answers every topic, with its links and never with a fallback", () => {
    const chat = start();
    for (const topic of topics) chat.choose(topic);
    vi.runAllTimers();
    const answers = chat.get().messages.filter(({ links }) => links);
    expect(answers.map(({ links }) => links)).toEqual(topics.map(({ links }) => links));
    const replies = [topicReply, ...keywords.map((entry) => entry.replies[0])];
    for (const { text } of answers) expect(replies).toContain(text);
  });

  it("is emptied by Clear, with the answers that were on their way", () => {
    const chat = start();
    chat.send("price");
    chat.send("contact");
    chat.clear();
    vi.runAllTimers();
    expect(said(chat)).toEqual([greeting]);
    expect(chat.get().isTyping).toBe(false);
    chat.send("price");
    vi.advanceTimersByTime(600);
    expect(said(chat)).toEqual([greeting, "price", price]);
  });

  // Takes seconds: a busy machine needs more than the usual five.
  it("survives 10,000 hostile messages and keeps the greeting and the newest", {
    timeout: 60_000,
  }, () => {
    const chat = start(seeded(1), blocked);
    for (const text of hostileMessages(10_000, 3)) chat.send(text);
    vi.runAllTimers();
    const { messages, isTyping } = chat.get();
    expect(mostMessages).toBe(200);
    expect(messages).toHaveLength(mostMessages);
    expect(messages[0]?.text).toBe(greeting);
    expect(messages.slice(1).every(({ sender }) => sender === "bot")).toBe(true);
    expect(isTyping).toBe(false);
  });
});

describe("the panel", () => {
  it("opens and closes by the toggle, which also undoes minimizing and hiding", () => {
    const chat = start();
    expect(chat.get().panel).toBe("closed");
    chat.toggle();
    expect(chat.get().panel).toBe("open");
    chat.autoHide();
    expect(chat.get().isAutoHidden).toBe(true);
    chat.toggle();
    expect(chat.get()).toMatchObject({ panel: "closed", isAutoHidden: false });
    chat.toggle();
    chat.minimize();
    chat.toggle();
    expect(chat.get().panel).toBe("closed");
    chat.toggle();
    expect(chat.get()).toMatchObject({ panel: "open", isAutoHidden: false });
  });

  it("hides itself only while open", () => {
    const chat = start();
    chat.autoHide();
    expect(chat.get().isAutoHidden).toBe(false);
    chat.toggle();
    chat.minimize();
    chat.autoHide();
    expect(chat.get().isAutoHidden).toBe(false);
    chat.expand();
    chat.autoHide();
    expect(chat.get().isAutoHidden).toBe(true);
    chat.wake();
    expect(chat.get()).toMatchObject({ panel: "open", isAutoHidden: false });
  });

  it("asks for the focus once whenever it opens or expands", () => {
    const chat = start();
    expect(chat.takeFocus()).toBe(false);
    chat.toggle();
    expect([chat.takeFocus(), chat.takeFocus()]).toEqual([true, false]);
    chat.minimize();
    expect(chat.takeFocus()).toBe(false);
    chat.expand();
    expect(chat.takeFocus()).toBe(true);
  });

  it("tells its listeners of changes until they leave", () => {
    const chat = start();
    const listener = vi.fn();
    const leave = chat.subscribe(listener);
    chat.toggle();
    leave();
    chat.toggle();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe("from page to page", () => {
  /** Visits one page after the other; `stored` is what lies between them. */
  function visit() {
    const { openPage, stored } = sharedStorage();
    return { next: () => start(undefined, openPage()), stored };
  }

  it("leaves nothing before something was said, whatever else was done", () => {
    const { next, stored } = visit();
    const chat = next();
    chat.toggle();
    chat.write("Half a thou");
    chat.minimize();
    chat.expand();
    chat.autoHide();
    chat.wake();
    chat.send("   ");
    chat.clear();
    vi.runAllTimers();
    chat.close();
    expect(stored()).toBeUndefined();
    expect(next().get()).toMatchObject({ panel: "closed", messages: [{ text: greeting }] });
  });

  it.each(["open", "minimized", "closed"] as const)(
    "takes along what was said, the draft and a panel that is %s, without asking for the focus",
    (panel) => {
      const { next } = visit();
      const first = next();
      first.toggle();
      first.send("price");
      vi.advanceTimersByTime(600);
      first.write("Half a thou");
      if (panel === "minimized") first.minimize();
      if (panel === "closed") first.close();
      const second = next();
      expect(second.get()).toMatchObject({ panel, isAutoHidden: false, isTyping: false });
      expect(second.get().messages).toEqual(first.get().messages);
      expect(second.draft()).toBe("Half a thou");
      expect(second.isOpen()).toBe(panel !== "closed");
      expect(second.takeFocus()).toBe(false);
    },
  );

  it("gives what was still to be answered there, in order, 600 ms each, topics too", () => {
    const { next, stored } = visit();
    const topic = topics.find(({ label }) => label === "Privacy");
    const first = next();
    first.send("price");
    if (topic) first.choose(topic);
    first.send("contact");
    vi.advanceTimersByTime(600 + 599);
    // The page that was left no longer runs.
    vi.clearAllTimers();

    const second = next();
    expect(second.get().isTyping).toBe(true);
    vi.advanceTimersByTime(599);
    expect(said(second)).toEqual([greeting, "price", "Privacy", "contact", price]);
    vi.advanceTimersByTime(1);
    expect(second.get().messages.at(-1)).toMatchObject({ text: topicReply, links: topic?.links });
    second.send("price");
    vi.advanceTimersByTime(599);
    expect(said(second).at(-1)).toBe("price");
    vi.advanceTimersByTime(1);
    expect(said(second).at(-1)).toBe(contact);
    expect(second.get().isTyping).toBe(true);
    vi.advanceTimersByTime(600);
    expect(said(second).at(-1)).toBe(price);
    expect(second.get().isTyping).toBe(false);
    expect(stored()?.waiting).toEqual([]);
  });

  it("gives every message an id of its own on every page", () => {
    const { next } = visit();
    const first = next();
    first.send("one");
    first.send("two");
    const second = next();
    second.send("three");
    second.send("four");
    const ids = second.get().messages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  it("forgets all at Clear, and keeps nothing until the next message", () => {
    const { next, stored } = visit();
    const chat = next();
    chat.toggle();
    chat.send("price");
    expect(stored()?.messages).toHaveLength(2);
    chat.clear();
    expect(stored()).toBeUndefined();
    chat.write("Half a thou");
    chat.minimize();
    chat.close();
    chat.autoHide();
    vi.runAllTimers();
    expect(stored()).toBeUndefined();
    chat.send("contact");
    expect(stored()).toMatchObject({ panel: "closed", draft: "", waiting: [{ text: "contact" }] });
  });

  it("is taken up by a page that was left and came back: what was said, or cleared, elsewhere", () => {
    const { next } = visit();
    const first = next();
    first.toggle();
    first.send("price");
    vi.advanceTimersByTime(600);
    const second = next();
    second.send("contact");
    second.write("Half a thou");
    second.minimize();
    vi.advanceTimersByTime(600);

    first.restore();
    expect(said(first)).toEqual([greeting, "price", price, "contact", contact]);
    expect(first.draft()).toBe("Half a thou");
    expect(first.get()).toMatchObject({ panel: "minimized", restored: 1 });

    second.restore();
    second.clear();
    first.restore();
    expect(said(first)).toEqual([greeting]);
    expect(first.draft()).toBe("");
    // Its panel is where the visitor left it; only what was said is gone.
    expect(first.get()).toMatchObject({ panel: "minimized", isTyping: false });
  });

  it("drops an answer of its own that another page has given or cleared", () => {
    const { next } = visit();
    const first = next();
    first.send("price");
    const second = next();
    second.clear();
    first.restore();
    vi.runAllTimers();
    expect(said(first)).toEqual([greeting]);
    expect(first.get().isTyping).toBe(false);
  });

  it("leaves a page that comes back as it was where no other had anything to add", () => {
    const { next } = visit();
    const first = next();
    first.toggle();
    first.write("Half a thou");
    next();
    first.restore();
    expect(first.draft()).toBe("Half a thou");

    first.send("price");
    next();
    first.restore();
    expect(first.get().restored).toBe(0);
    vi.advanceTimersByTime(600);
    expect(said(first)).toEqual([greeting, "price", price]);
  });

  it("lives as long as the page where nothing can be kept", () => {
    const chat = start(undefined, blocked);
    chat.toggle();
    chat.send("price");
    vi.advanceTimersByTime(600);
    chat.restore();
    expect(said(chat)).toEqual([greeting, "price", price]);
    chat.clear();
    expect(said(chat)).toEqual([greeting]);
    expect(said(start(undefined, blocked))).toEqual([greeting]);
  });
});
