import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatStorageKey } from "../../browser/constants";
import { fc } from "../../lib/property.test-helper";
import { start } from "./chat.test-helper";
import { parseChat, type SavedChat, tabMemory } from "./memory";

const message = { id: "1-0", text: "Hello", sender: "bot", timestamp: 1_800_000_000_000 } as const;
const question = { ...message, id: "1-1", text: "price", sender: "user" } as const;
const answer = { ...message, id: "1-2", links: [{ label: "Contact", href: "/contact" }] };
const whole: SavedChat = {
  panel: "open",
  messages: [message, question, answer],
  draft: "Half a thou",
  waiting: [{ text: "Privacy", topic: "Privacy" }, { text: "contact" }],
};

/** A tab's storage, as far as it is used. */
function storage() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: vi.fn((key: string) => texts.get(key) ?? null),
    setItem: vi.fn((key: string, text: string) => void texts.set(key, text)),
    removeItem: vi.fn((key: string) => void texts.delete(key)),
  };
}
let tab: ReturnType<typeof storage>;
const refuse = () => {
  throw new DOMException("No.", "QuotaExceededError");
};

beforeEach(() => {
  tab = storage();
  vi.stubGlobal("sessionStorage", tab);
});
afterEach(() => void vi.unstubAllGlobals());

describe("what was kept", () => {
  it("is read as it was written", () => {
    expect(parseChat(JSON.stringify(whole))).toEqual(whole);
  });

  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["null", "null"],
    ["a number", "1"],
    ["a text", '"open"'],
    ["a list", "[]"],
    ["an empty object", "{}"],
  ])("is ignored if it is %s", (_, text) => expect(parseChat(text)).toBeUndefined());

  it.each([
    ["another panel", { panel: "ajar" }],
    ["a panel in a list", { panel: ["open"] }],
    ["no draft", { draft: undefined }],
    ["a draft that is no text", { draft: 1 }],
    ["no messages", { messages: undefined }],
    ["the greeting alone", { messages: [message] }],
    ["messages that are a text", { messages: "messages" }],
    ["a message that is null", { messages: [message, null] }],
    ["a message without id", { messages: [message, { ...question, id: 1 }] }],
    ["a message without text", { messages: [message, { ...question, text: {} }] }],
    ["a message of somebody else", { messages: [message, { ...question, sender: "them" }] }],
    ["a message without time", { messages: [message, { ...question, timestamp: null }] }],
    ["a time that is a text", { messages: [message, { ...question, timestamp: "2026" }] }],
    ["a time that no clock can show", { messages: [message, { ...question, timestamp: 1e20 }] }],
    ["links that are no list", { messages: [message, { ...answer, links: { length: 1 } }] }],
    ["a link to nowhere", { messages: [message, { ...answer, links: [{ label: "Contact" }] }] }],
    ["nothing that waits", { waiting: undefined }],
    ["a question without text", { waiting: [{ topic: "Privacy" }] }],
    ["a question that is null", { waiting: [null] }],
  ])("is ignored if it has %s", (_, changes) =>
    expect(parseChat(JSON.stringify({ ...whole, ...changes }))).toBeUndefined(),
  );
});

/** Anything where something of ours should stand. */
const altered = fc
  .tuple(
    fc.constantFrom("panel", "messages", "draft", "waiting"),
    fc.constantFrom(...Object.keys(answer)),
    fc.jsonValue(),
  )
  .chain(([key, field, value]) =>
    fc.constantFrom<object>(
      { ...whole, [key]: value },
      { ...whole, messages: [message, { ...answer, [field]: value }] },
      { ...whole, messages: [message, { ...answer, links: [value] }] },
      { ...whole, waiting: [{ text: "price", [field]: value }] },
    ),
  );

it("is ignored, or whole enough to go on with, whatever lies there", () => {
  vi.useFakeTimers();
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.json(),
    altered.map((o) => JSON.stringify(o)),
  );
  let taken = 0;
  fc.assert(
    fc.property(text, (left) => {
      const saved = parseChat(left);
      if (!saved) return;
      taken++;
      const chat = start(() => 0, { save() {}, load: () => saved, forget() {} });
      chat.send("price");
      vi.runAllTimers();
      expect(chat.get().isTyping).toBe(false);
      for (const { text, timestamp } of chat.get().messages) {
        expect(typeof text).toBe("string");
        expect(new Date(timestamp).getTime()).not.toBeNaN();
      }
    }),
  );
  expect(taken).toBeGreaterThan(10);
  vi.useRealTimers();
});

describe("the memory of a tab", () => {
  it("passes a conversation to the next page, under one name", () => {
    tabMemory().save(whole);
    expect([...tab.texts.keys()]).toEqual([chatStorageKey]);
    expect(tabMemory().load()).toEqual(whole);
  });

  it("has nothing new where nothing was left, and writes nothing by itself", () => {
    expect(tabMemory().load()).toBeUndefined();
    expect(tab.setItem).not.toHaveBeenCalled();
  });

  it("tells a page only what it does not know", () => {
    const [first, second] = [tabMemory(), tabMemory()];
    first.save(whole);
    expect(first.load()).toBeUndefined();
    expect(second.load()).toEqual(whole);
    expect(second.load()).toBeUndefined();
    second.save(whole);
    expect(first.load()).toBeUndefined();
    second.save({ ...whole, draft: "" });
    expect(first.load()).toEqual({ ...whole, draft: "" });
    second.forget();
    expect(first.load()).toBeNull();
    expect(second.load()).toBeUndefined();
  });

  it("is empty once forgotten", () => {
    const memory = tabMemory();
    memory.save(whole);
    memory.forget();
    expect(tab.texts.size).toBe(0);
    expect(tabMemory().load()).toBeUndefined();
  });

  it("takes what it cannot read for nothing", () => {
    tab.texts.set(chatStorageKey, "{");
    expect(tabMemory().load()).toBeNull();
  });

  it("keeps nothing, and does not fail, where the browser forbids it", () => {
    vi.stubGlobal("sessionStorage", undefined);
    const memory = tabMemory();
    memory.save(whole);
    expect(memory.load()).toBeUndefined();
    memory.forget();
  });

  it("does not leave an older conversation where the newer has no room", () => {
    const memory = tabMemory();
    memory.save({ ...whole, draft: "" });
    tab.setItem.mockImplementation(refuse);
    memory.save(whole);
    expect(tab.texts.size).toBe(0);
    // And this page's own is not mistaken for one that was cleared elsewhere.
    expect(memory.load()).toBeUndefined();
  });
});
