import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { blocked, replyTo, said, sharedStorage, start } from "./chat.test-helper";
import { greeting, topicReply, topics } from "./texts";

const [price, contact] = [replyTo("price"), replyTo("contact")];

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => void vi.useRealTimers());

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
