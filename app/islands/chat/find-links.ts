import { askedWords } from "../../search/query";
import type { SearchLinks } from "./search-links";
import { spaced } from "./spaced";
import { type ChatLink, furtherWords, topics } from "./texts";

/** More would bury the reply they stand under. */
const mostLinks = 3;

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

/** The pages of every topic that a message has a word of, and whether they are all that it is about. */
function byTopic(text: string): { links: ChatLink[]; isAll: boolean } {
  const message = spaced(text);
  const has = (words: string) => message.includes(words);
  const found = linkedWords.filter(({ words }) => words.some(has));
  const said = new Set(found.flatMap(({ words }) => words.filter(has)).flatMap(askedWords));
  return {
    links: inTurns(found.map(({ links }) => links)),
    isAll: askedWords(message).every((word) => said.has(word)),
  };
}

/**
 * Finds the pages that a message is about: those it names, those of its topics if it speaks of
 * nothing else, then what the search finds. Until the search is there, the topics are all.
 */
export function linkFinder(search?: SearchLinks): (text: string) => ChatLink[] {
  return (text) => {
    const topic = byTopic(text);
    const found = search?.(text);
    const links = [
      ...(found?.named ?? []),
      ...(topic.isAll ? topic.links : []),
      ...(found?.near ?? []),
      ...topic.links,
    ];
    const hrefs = links.map(({ href }) => href);
    return links.filter(({ href }, place) => hrefs.indexOf(href) === place).slice(0, mostLinks);
  };
}
