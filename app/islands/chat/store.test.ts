import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
  askedTopic,
  askedWord,
  data,
  newTab,
  otherWord,
  replyTo,
  start,
  textsOf,
} from "./chat.test-helper";
import { createChat } from "./store";

const { defaultLinks, greeting, keywords, topicReply, topics } = data;
const now = 1_800_000_000_000;
const [reply, otherReply] = [replyTo(askedWord), replyTo(otherWord)];

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

it("starts with a greeting, answers after 600 ms, and types until then", () => {
  const chat = start();
  expect(chat.get().messages).toEqual([
    { id: `${now}-0`, text: greeting, sender: "bot", timestamp: now },
  ]);
  expect(chat.send(`  ${askedWord}  `)).toBe(true);
  expect(chat.get()).toMatchObject({ isTyping: true, messages: { 1: { id: `${now}-1` } } });
  vi.advanceTimersByTime(599);
  expect(textsOf(chat)).toEqual([greeting, askedWord]);
  vi.advanceTimersByTime(1);
  expect(textsOf(chat)).toEqual([greeting, askedWord, reply]);
  expect(chat.get().isTyping).toBe(false);
  const answer = { sender: "bot", timestamp: now + 600, links: askedTopic.links };
  expect(chat.get().messages[2]).toMatchObject(answer);
});

it("answers what was sent fast in order, 600 ms each, also while minimized or closed", () => {
  const chat = start();
  chat.toggle();
  chat.send(askedWord);
  vi.advanceTimersByTime(100);
  chat.send(otherWord);
  chat.minimize();
  vi.advanceTimersByTime(500);
  expect(textsOf(chat).slice(3)).toEqual([reply]);
  expect(chat.get().isTyping).toBe(true);
  chat.close();
  vi.advanceTimersByTime(599);
  expect(textsOf(chat)).toHaveLength(4);
  vi.advanceTimersByTime(1);
  expect(textsOf(chat).slice(3)).toEqual([reply, otherReply]);
  expect(chat.get().isTyping).toBe(false);
});

it.each(["", "   ", "\t\n", "\u00a0\u3000", "\u200b\ufeff", "\u0000\u0007"])(
  "does not send %j",
  (text) => {
    const chat = start();
    expect(chat.send(text)).toBe(false);
    vi.runAllTimers();
    expect(textsOf(chat)).toEqual([greeting]);
  },
);

it("answers every topic, with its links and never with a fallback", () => {
  const chat = start();
  for (const topic of topics) chat.choose(topic);
  vi.runAllTimers();
  const answers = chat.get().messages.filter(({ links }) => links);
  expect(answers.map(({ links }) => links)).toEqual(topics.map(({ links }) => links));
  const replies = [topicReply, ...topics.map(({ words }) => replyTo(words[0]))];
  for (const { text } of answers) expect(replies).toContain(text);
});

it.each([
  ["This thing", defaultLinks],
  [`Which ${askedWord}?`, askedTopic.links],
  ["xyz", undefined],
])("puts links below a reply that points to them: to “%s”", (text, links) => {
  const chat = start();
  chat.send(text);
  vi.runAllTimers();
  expect(chat.get().messages.at(-1)?.links).toEqual(links);
});

it("keeps the words of a message about which nothing was found, and of no other", () => {
  const chat = start();
  for (const text of ["xyz", askedWord]) chat.send(text);
  vi.runAllTimers();
  const answers = chat.get().messages.filter(({ sender }) => sender === "bot");
  expect(answers.map(({ asked }) => asked)).toEqual([undefined, "xyz", undefined]);
});

it("asks for more where no keyword is said, and says so if pages were found all the same", () => {
  newTab();
  const chat = createChat({ data, random: () => 0, findLinks: () => defaultLinks });
  chat.send("xyz");
  vi.runAllTimers();
  const text = `${data.fallbacks[0]} ${data.meanwhile}`;
  expect(chat.get().messages.at(-1)).toMatchObject({ text, links: defaultLinks });
});

it("puts general links below every reply to a keyword about which no page was found", () => {
  newTab();
  for (const random of [0, 0.99]) {
    const chat = createChat({ data, random: () => random, findLinks: () => [] });
    for (const { keyword } of keywords) chat.send(keyword);
    vi.runAllTimers();
    const [, ...replies] = chat.get().messages.filter(({ sender }) => sender === "bot");
    expect(replies.map(({ links }) => links)).toEqual(keywords.map(() => defaultLinks));
  }
});

it("hides itself only while open, and the toggle undoes that as well as minimizing", () => {
  const chat = start();
  chat.toggle();
  chat.minimize();
  chat.autoHide();
  expect(chat.get()).toMatchObject({ panel: "minimized", isAutoHidden: false });
  chat.expand();
  chat.autoHide();
  expect(chat.get()).toMatchObject({ panel: "open", isAutoHidden: true });
  chat.wake();
  expect(chat.get().isAutoHidden).toBe(false);
  chat.autoHide();
  chat.toggle();
  expect(chat.get()).toMatchObject({ panel: "closed", isAutoHidden: false });
});
