import { editDistance } from "./edit-distance";

export interface ListedPage {
  path: string;
  title: string;
}

/** Words this unlike are taken for different words. */
const leastLikeness = 0.7;

/** How much of what was asked a page must answer to be worth showing. */
const leastScore = 0.25;

/** Endings of files and fillers, which say nothing about the page. */
const noise = /^(html?|php|aspx?|www|index|the|and|for|our|page|[a-z0-9]{1})$/;

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^a-z0-9]+/);
  return [...new Set(words.filter((word) => word && !noise.test(word)))];
}

/** From 0 to 1: the same word, its beginning (of four letters or more), or a slip of the pen. */
function likeness(asked: string, word: string): number {
  if (asked === word) return 1;
  const [short, long] = asked.length < word.length ? [asked, word] : [word, asked];
  if (short.length >= 4 && long.startsWith(short)) return 0.9;
  return short.length >= 4 ? sameButForSlips(asked, word) : 0;
}

function sameButForSlips(asked: string, text: string): number {
  const [least, most] = [asked.length, text.length].sort((a, b) => a - b) as [number, number];
  // Of lengths this unlike they cannot be the same: a very long address need not be looked through.
  if (least < most * leastLikeness) return 0;
  const alike = 1 - editDistance(asked, text) / most;
  return alike >= leastLikeness ? alike : 0;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The pages whose path and title share most words with a path that does not exist. A word that many
 * pages have ("services") counts for less than one that few have ("azure").
 */
export function nearestPages(
  askedPath: string,
  pages: readonly ListedPage[],
  count = 3,
): ListedPage[] {
  const plainPath = decoded(askedPath).toLowerCase();
  const asked = wordsOf(plainPath);
  const known = pages.map((page) => ({ page, words: wordsOf(`${page.path} ${page.title}`) }));
  const frequency = new Map<string, number>();
  for (const word of known.flatMap(({ words }) => words))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weight = (word: string) => 1 / (1 + Math.log2(frequency.get(word) ?? 1) / 3);

  const scored = known.map(({ page, words }) => {
    const answers = asked.map((askedWord) =>
      Math.max(0, ...words.map((word) => likeness(askedWord, word) * weight(word))),
    );
    const byWords = answers.reduce((sum, answer) => sum + answer, 0) / asked.length;
    // Rare or not, a path that is written almost the same is the one that was meant.
    const share = asked.length ? Math.max(byWords, sameButForSlips(plainPath, page.path)) : 0;
    // Of two pages that answer as well, the one that says least besides comes first.
    return { page, score: share - words.length / 1000, share };
  });
  const best = Math.max(...scored.map(({ share }) => share));
  return scored
    .filter(({ share }) => share >= leastScore && share >= best * 0.6)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}
