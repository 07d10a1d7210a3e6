import { vi } from "vitest";
import { content } from "../../content/all-offers.test-helper";
import { type ChatData, chatData } from "../../lib/island-data";
import { linkFinder } from "./find-links";
import { createChat } from "./store";

export const data = chatData(content) as ChatData;

/** A new tab, with a storage as far as the chat uses one; what lies there is returned. */
export function newTab() {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

/** The chat of the next page in this tab; it always takes the first of several replies. */
export function openPage() {
  const chat = createChat({ data, random: () => 0, findLinks: linkFinder(data) });
  chat.restore();
  return chat;
}

/** The chat of the first page in a new tab. */
export function start() {
  newTab();
  return openPage();
}

export const textsOf = ({ get }: ReturnType<typeof start>) =>
  get().messages.map(({ text }) => text);

export const replyTo = (word: string) =>
  data.keywords.find(({ keyword }) => keyword === word)?.replies[0];

/** Topics by a keyword that no earlier one is part of, and no other topic: what is said to it is known. */
const isSure = (word: string) =>
  data.keywords.find(({ keyword }) => word.includes(keyword))?.keyword === word;
const findLinks = linkFinder(data);
const [asked, other] = data.topics.filter(
  ({ words: [word], links }) => isSure(word) && findLinks(word).length === links.length,
);
if (!asked || !other) throw new Error("The tests need two topics that are keywords.");
export const [askedTopic, askedWord, otherWord] = [asked, asked.words[0], other.words[0]];
