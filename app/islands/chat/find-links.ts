import type { ListedPage } from "../../lib/nearest-pages";
import { type ChatLink, furtherWords, topics } from "./texts";

/** More would bury the reply they stand under. */
const mostLinks = 3;

/** A word of a page's name finds the page by itself if it is this long and so few pages share it. */
const leastLength = 5;
const mostSharing = 2;

/**
 * In lower case and without accents ("résumé"), one space around each word: so a phrase is found by
 * its words, never inside one.
 */
function spaced(text: string): string {
  const words = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return ` ${words.replace(/[^\p{L}\p{N}]+/gu, " ").trim()} `;
}

const linkedWords = [...topics, ...furtherWords].map(({ words, links }) => ({
  words: words.map(spaced),
  links,
}));

/** The best page of each before the second best of any, so that no word of a message is passed over. */
function inTurns(lists: readonly (readonly ChatLink[])[]): ChatLink[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((links) => links[turn] ?? []),
  ).flat();
}

interface NamedPage extends ChatLink {
  name: string;
  /** Words of the name that few other names have. */
  telling: readonly string[];
}

/** The pages that have a name of their own: services and case studies. */
function namedPages(pages: readonly ListedPage[]): NamedPage[] {
  const named = pages
    .filter(({ path }) => /^\/(services|case-study)\/./.test(path))
    .map((page) => ({ ...page, words: new Set(spaced(page.title).trim().split(" ")) }));
  const isTelling = (word: string) =>
    word.length >= leastLength &&
    named.filter(({ words }) => words.has(word)).length <= mostSharing;
  return named.map(({ path, title, words }) => ({
    label: path.startsWith("/case-study/") ? `Case study: ${title}` : title,
    href: path,
    name: spaced(title),
    telling: [...words].filter(isTelling).map(spaced),
  }));
}

/**
 * Finds the pages that a message is about: first those it names in full, then those of the topics
 * it has a word of, then those that share a telling word with it ("aerospace").
 */
export function linkFinder(pages: readonly ListedPage[]): (text: string) => ChatLink[] {
  const named = namedPages(pages);
  return (text) => {
    const message = spaced(text);
    const has = (words: string) => message.includes(words);
    const found: ChatLink[] = [
      // "Enterprise Digital Transformation" before the "Digital Transformation" in it.
      ...named.filter(({ name }) => has(name)).sort((a, b) => b.name.length - a.name.length),
      ...inTurns(linkedWords.filter(({ words }) => words.some(has)).map(({ links }) => links)),
      ...named.filter(({ telling }) => telling.some(has)),
    ];
    const isFirst = ({ href }: ChatLink, index: number) =>
      found.findIndex((link) => link.href === href) === index;
    return found
      .filter(isFirst)
      .slice(0, mostLinks)
      .map(({ label, href }) => ({ label, href }));
  };
}
