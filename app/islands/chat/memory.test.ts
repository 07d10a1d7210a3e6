import { expect, it, vi } from "vitest";
import { chatStorageKey } from "../../browser/constants";
import { newTab } from "./chat.test-helper";
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

it.each(["{", "", "null", "1", '"open"', "[]", "{}"])("takes %j for no conversation", (text) =>
  expect(parseChat(text)).toBeUndefined(),
);

const withQuestion = (changes: object) => ({ messages: [message, { ...question, ...changes }] });

it.each([
  ["another panel", { panel: "ajar" }],
  ["no draft", { draft: undefined }],
  ["no messages", { messages: undefined }],
  ["the greeting alone", { messages: [message] }],
  ["a message that is null", { messages: [message, null] }],
  ["a message without id", withQuestion({ id: 1 })],
  ["a message without text", withQuestion({ text: {} })],
  ["a message of somebody else", withQuestion({ sender: "them" })],
  ["a message without time", withQuestion({ timestamp: null })],
  ["a time that no clock can show", withQuestion({ timestamp: 1e20 })],
  ["links that are no list", withQuestion({ links: { length: 1 } })],
  ["a link to nowhere", withQuestion({ links: [{ label: "Contact" }] })],
  ["nothing that waits", { waiting: undefined }],
  ["a question without text", { waiting: [{ topic: "Privacy" }] }],
])("ignores a conversation with %s", (_, changes) =>
  expect(parseChat(JSON.stringify({ ...whole, ...changes }))).toBeUndefined(),
);

it("tells a page only what it does not know, under one name", () => {
  const stored = newTab();
  const [first, second] = [tabMemory(), tabMemory()];
  expect(first.load()).toBeUndefined();
  first.save(whole);
  expect([...stored.keys()]).toEqual([chatStorageKey]);
  expect(first.load()).toBeUndefined();
  expect(second.load()).toEqual(whole);
  expect(second.load()).toBeUndefined();
  second.forget();
  expect(stored.size).toBe(0);
  expect(first.load()).toBeNull();
});

it("does not leave an older conversation where the newer has no room", () => {
  const stored = newTab();
  const memory = tabMemory();
  memory.save({ ...whole, draft: "" });
  vi.spyOn(sessionStorage, "setItem").mockImplementation(() => {
    throw new DOMException("No.", "QuotaExceededError");
  });
  memory.save(whole);
  expect(stored.size).toBe(0);
  // And this page's own is not mistaken for one that was cleared elsewhere.
  expect(memory.load()).toBeUndefined();
});
