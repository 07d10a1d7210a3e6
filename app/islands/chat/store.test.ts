import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatReplyDelay } from "../../browser/constants";
import { fc, share } from "../../lib/property.test-helper";
import { site } from "../../site";
import { blocked, replyTo, said, start } from "./chat.test-helper";
import { hostileMessage, hostileMessages } from "./hostile-messages.test-helper";
import { type Chat, mostMessages } from "./store";
import {
  defaultLinks,
  fallbacks,
  greeting,
  keywords,
  pointsToLinks,
  topicReply,
  topics,
} from "./texts";

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

  it.each([
    ["hi", defaultLinks],
    ["This thing", defaultLinks],
    ["said", defaultLinks],
    ["Which price?", topics.find(({ label }) => label === "Pricing")?.links],
    ["email", topics.find(({ label }) => label === "Contact")?.links],
    ["xyz", undefined],
    ["the location of xyz", topics.find(({ label }) => label === "Location")?.links],
  ])("puts links below a reply that points to them: to “%s”", (text, links) => {
    const chat = start();
    chat.send(text);
    vi.runAllTimers();
    expect(chat.get().messages.at(-1)?.links).toEqual(links);
  });

  it("never points to links that are not there, whatever is said", () => {
    const word = fc.constantFrom(...keywords.map(({ keyword }) => keyword), "xyz");
    const holds = fc.property(fc.oneof(word, hostileMessage), share, (text, random) => {
      const chat = start(() => random, blocked);
      chat.send(text);
      vi.runAllTimers();
      for (const { text, links = [] } of chat.get().messages.slice(2))
        if (pointsToLinks.test(text)) expect(links).not.toEqual([]);
        else expect(links).not.toEqual(defaultLinks);
    });
    fc.assert(holds);
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
    const chat = start(() => 0.5, blocked);
    for (const text of hostileMessages(10_000, 3)) chat.send(text);
    vi.runAllTimers();
    const { messages, isTyping } = chat.get();
    expect(mostMessages).toBe(200);
    expect(messages).toHaveLength(mostMessages);
    expect(messages[0]?.text).toBe(greeting);
    expect(messages.slice(1).every(({ sender }) => sender === "bot")).toBe(true);
    expect(isTyping).toBe(false);
  });

  it("greets first, keeps every message apart and comes to rest, whatever is done with it", () => {
    const step = fc.oneof(
      hostileMessage.map((text) => (chat: Chat) => chat.send(text)),
      fc.constantFrom(...topics).map((topic) => (chat: Chat) => chat.choose(topic)),
      fc.nat(1000).map((time) => () => vi.advanceTimersByTime(time)),
      fc
        .constantFrom("toggle", "minimize", "expand", "autoHide", "wake", "clear", "restore")
        .map((name) => (chat: Chat) => chat[name as "toggle"]()),
    );
    const holds = fc.property(fc.array(step, { maxLength: 30 }), share, (steps, random) => {
      const chat = start(() => random);
      for (const act of steps) act(chat);
      vi.runAllTimers();
      const { messages, isTyping } = chat.get();
      expect(messages[0]?.text).toBe(greeting);
      expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
      // Every question has its answer.
      const asked = messages.filter(({ sender }) => sender === "user");
      expect(messages).toHaveLength(1 + 2 * asked.length);
      expect(isTyping).toBe(false);
    });
    fc.assert(holds, { numRuns: 300 });
  });
});
