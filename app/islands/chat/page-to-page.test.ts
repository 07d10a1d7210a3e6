import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { chatStorageKey } from "../../browser/constants";
import { askedWord, data, newTab, openPage, otherWord, replyTo, textsOf } from "./chat.test-helper";

const { greeting, topicReply, topics } = data;
const [reply, otherReply] = [replyTo(askedWord), replyTo(otherWord)];
const refuse = () => {
  throw new DOMException("No.", "QuotaExceededError");
};
/** A topic that is no keyword. */
const untold = topics.find(({ words }) => !replyTo(words[0])) ?? topics[0];
let tab: ReturnType<typeof newTab>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  tab = newTab();
});
afterEach(() => void vi.useRealTimers());

it("gives what was still to be answered there, in order, 600 ms each, topics too", () => {
  const first = openPage();
  first.send(askedWord);
  first.choose(untold);
  first.send(otherWord);
  vi.advanceTimersByTime(600 + 599);
  // The page that was left no longer runs.
  vi.clearAllTimers();

  const second = openPage();
  expect(second.get().isTyping).toBe(true);
  vi.advanceTimersByTime(599);
  expect(textsOf(second)).toEqual([greeting, askedWord, untold.label, otherWord, reply]);
  vi.advanceTimersByTime(1);
  const answer = { text: topicReply, links: untold.links };
  expect(second.get().messages.at(-1)).toMatchObject(answer);
  vi.advanceTimersByTime(600);
  expect(textsOf(second).at(-1)).toBe(otherReply);
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
  for (const begin of [() => {}, () => chat.send(askedWord)]) {
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
  chat.send(otherWord);
  expect([...tab.keys()]).toEqual([chatStorageKey]);
  expect(textsOf(openPage())).toEqual([greeting, otherWord]);
});

it("is gone from a page that was left and came back, if it was cleared elsewhere", () => {
  const first = openPage();
  first.toggle();
  first.write("Half a thou");
  first.send(askedWord);
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
    chat.send(askedWord);
    expect(textsOf(openPage())).toEqual([greeting, askedWord]);
  },
);

it.each([
  ["is no storage", () => vi.stubGlobal("sessionStorage", undefined)],
  ["is no more room", () => vi.spyOn(sessionStorage, "setItem").mockImplementation(refuse)],
])("lives as long as the page where there %s", (_, block) => {
  const chat = openPage();
  chat.send(askedWord);
  block();
  vi.advanceTimersByTime(600);
  // Not even what was kept before, which would be older.
  expect(textsOf(openPage())).toEqual([greeting]);
  chat.restore();
  expect(textsOf(chat)).toEqual([greeting, askedWord, reply]);
  chat.clear();
  expect(textsOf(chat)).toEqual([greeting]);
});
