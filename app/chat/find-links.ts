import { topics } from "../content/chat";
import type { ListedPage } from "../lib/nearest-pages";

export interface ChatLink {
  label: string;
  href: string;
}

/** More would bury the reply they stand under. */
const mostLinks = 4;

/** A word of a page's name finds the page by itself if it is this long and so few pages share it. */
const leastLength = 5;
const mostSharing = 2;

/** In lower case, one space around each word: so a phrase is found by its words, never inside one. */
function spaced(text: string): string {
  const words = text.normalize("NFKC").toLowerCase();
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

const wordsOf = (name: string) => spaced(name).trim().split(" ");

const isNamed = ({ path }: ListedPage) => /^\/(services|case-study)\/./.test(path);

const asLink = ({ path, title }: ListedPage): ChatLink => ({
  label: path.startsWith("/case-study/") ? `Case study: ${title}` : title,
  href: path,
});

/** How many of the pages bear each word in their name. */
function sharing(pages: readonly ListedPage[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const word of pages.flatMap(({ title }) => [...new Set(wordsOf(title))]))
    count.set(word, (count.get(word) ?? 0) + 1);
  return count;
}

/**
 * The pages that a message is about: first those it names in full, then those of the topics it has
 * a word of, then those that share a telling word with it ("aerospace").
 */
export function findLinks(text: string, pages: readonly ListedPage[]): ChatLink[] {
  const message = spaced(text);
  const named = pages.filter(isNamed);
  const shared = sharing(named);
  const isTelling = (word: string) =>
    word.length >= leastLength && (shared.get(word) ?? 0) <= mostSharing;
  const has = (words: string) => message.includes(spaced(words));

  const found = [
    ...named.filter(({ title }) => has(title)).map(asLink),
    ...topics.filter(({ words }) => words.some(has)).flatMap(({ links }) => links),
    ...named.filter(({ title }) => wordsOf(title).some((w) => isTelling(w) && has(w))).map(asLink),
  ];
  const once = found.filter(
    ({ href }, index) => found.findIndex((link) => link.href === href) === index,
  );
  return once.slice(0, mostLinks);
}
