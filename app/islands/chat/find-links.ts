import type { ChatData } from "../../lib/island-data";
import { queryWords, stemOf } from "../../search/query";
import type { SearchLinks } from "./search-links";
import { spaced } from "./spaced";
import type { ChatLink } from "./state";

/** More would bury the reply above them. */
const mostLinks = 3;

type LinkedWords = Pick<ChatData, "topics" | "furtherWords">;

const linkedWordsIn = ({ topics, furtherWords }: LinkedWords) =>
  [...topics, ...furtherWords].map(({ words, links }) => ({
    words: words.flatMap((word) => [spaced(word), spaced(`${word}s`)]),
    links,
  }));

/** Interleaves the lists, so that every topic in a message gets its best page in. */
function inTurns(lists: readonly (readonly ChatLink[])[]): ChatLink[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((links) => links[turn] ?? []),
  ).flat();
}

/** The pages of every topic mentioned, and whether the message mentions nothing else. */
function byTopic(
  text: string,
  linkedWords: ReturnType<typeof linkedWordsIn>,
): { links: ChatLink[]; isAll: boolean } {
  const message = spaced(text);
  const has = (words: string) => message.includes(words);
  const found = linkedWords.filter(({ words }) => words.some(has));
  const known = found
    .flatMap(({ words }) => words.filter(has))
    .flatMap((words) => words.split(" "));
  return {
    links: inTurns(found.map(({ links }) => links)),
    isAll: queryWords(text).every((word) => known.includes(stemOf(word))),
  };
}

/**
 * Finds the pages that a message is about: pages it names, then its topics' pages if it mentions
 * nothing else, then search results. Until the search has loaded, only topics count.
 */
export function linkFinder(data: LinkedWords, search?: SearchLinks): (text: string) => ChatLink[] {
  return (text) => {
    // Anew each time: with the search come the letters and endings of the language.
    const topic = byTopic(text, linkedWordsIn(data));
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
