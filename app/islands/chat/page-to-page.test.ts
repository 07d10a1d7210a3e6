import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chatStorageKey } from "../../browser/constants";
import { data, linksOf, newTab, openPage, replyTo, textsOf } from "./chat.test-helper";

const { greeting, topicReply, topics } = data;
const [price, contact] = [replyTo("price"), replyTo("contact")];
const refuse = () => {
  throw new DOMException("No.", "QuotaExceededError");
};
let tab: ReturnType<typeof newTab>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  tab = newTab();
});
afterEach(() => void vi.useRealTimers());

it("gives what was still to be answered there, in order, 600 ms each, topics too", () => {
  const first = openPage();
  first.send("price");
  for (const topic of topics) if (topic.label === "Privacy") first.choose(topic);
  first.send("contact");
  vi.advanceTimersByTime(600 + 599);
  // The page that was left no longer runs.
  vi.clearAllTimers();

  const second = openPage();
  expect(second.get().isTyping).toBe(true);
  vi.advanceTimersByTime(599);
  expect(textsOf(second)).toEqual([greeting, "price", "Privacy", "contact", price]);
  vi.advanceTimersByTime(1);
  const answer = { text: topicReply, links: linksOf("Privacy") };
  expect(second.get().messages.at(-1)).toMatchObject(answer);
  vi.advanceTimersByTime(600);
  expect(textsOf(second).at(-1)).toBe(contact);
  expect(second.get().isTyping).toBe(false);
});

it("gives every message an id of its own on every page", () => {
  openPage().send("one");
  const second = openPage();
  second.send("two");
  expect(new Set(second.get().messages.map(({ id }) => id)).size).toBe(3);
});

it("keeps nothing before the first message, nor after Clear until the next", () => {
  const chat = openPage();
  for (const begin of [() => {}, () => chat.send("price")]) {
    begin();
    chat.clear();
    chat.toggle();
    chat.write("Half a thou");
    chat.minimize();
    chat.expand();
    chat.autoHide();
    chat.wake();
    chat.send("   ");
    vi.runAllTimers();
    chat.close();
    expect(textsOf(chat)).toEqual([greeting]);
    expect([...tab]).toEqual([]);
  }
  chat.send("contact");
  expect([...tab.keys()]).toEqual([chatStorageKey]);
  expect(textsOf(openPage())).toEqual([greeting, "contact"]);
});

it("is gone from a page that was left and came back, if it was cleared elsewhere", () => {
  const first = openPage();
  first.toggle();
  first.write("Half a thou");
  first.send("price");
  openPage().clear();
  first.restore();
  // Nor does the answer come that was on its way here.
  vi.runAllTimers();
  expect(textsOf(first)).toEqual([greeting]);
  // Its panel is where the visitor left it; only what was said is gone.
  expect(first.get()).toMatchObject({ panel: "open", isTyping: false });
});

it.each(["{", "null", "1", "[]", '{"panel":"open"}', '{"format":"chat 0"}'])(
  "begins anew where a page of another version has left %s",
  (text) => {
    tab.set(chatStorageKey, text);
    const chat = openPage();
    expect(textsOf(chat)).toEqual([greeting]);
    chat.send("price");
    expect(textsOf(openPage())).toEqual([greeting, "price"]);
  },
);

it.each([
  ["is no storage", () => vi.stubGlobal("sessionStorage", undefined)],
  ["is no more room", () => vi.spyOn(sessionStorage, "setItem").mockImplementation(refuse)],
])("lives as long as the page where there %s", (_, block) => {
  const chat = openPage();
  chat.send("price");
  block();
  vi.advanceTimersByTime(600);
  // Not even what was kept before, which would be older.
  expect(textsOf(openPage())).toEqual([greeting]);
  chat.restore();
  expect(textsOf(chat)).toEqual([greeting, "price", price]);
  chat.clear();
  expect(textsOf(chat)).toEqual([greeting]);
});
