import { seeded } from "../../tests/support/seeded.ts";

/** As long as the descriptions that there are. */
const leastWords = 14;
const mostWords = 28;

/**
 * Writes what means nothing, in the words of real texts and as often as these have them: after each
 * word comes one that follows it somewhere. It compresses like what was written, not like a pattern.
 */
export function writer(texts: readonly string[], titles: readonly string[]) {
  const random = seeded(5000);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  const sentences = texts.flatMap((text) => text.split(/(?<=\.) /)).map((text) => text.split(" "));
  const next = Map.groupBy(
    sentences.flatMap((words) => words.slice(1).map((word, at) => [words[at], word] as const)),
    ([word]) => word,
  );
  const openings = sentences.flatMap(([first]) => first ?? []);
  const nouns = titles.flatMap((title) => title.split(" ").at(-1) ?? []);
  const telling = sentences.flat().filter((word) => /^[a-z]{5,12}$/.test(word));
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

  return {
    words: (count: number) => Array.from({ length: count }, () => pick(telling)),
    title: () => `${capital(pick(telling))} ${capital(pick(telling))} ${pick(nouns)}`,
    text(): string {
      const words = [pick(openings)];
      const isEnough = () => words.length >= leastWords && words.at(-1)?.endsWith(".");
      while (words.length < mostWords && !isEnough())
        words.push(pick(next.get(words.at(-1)) ?? [["", pick(openings)]])[1]);
      return `${words.join(" ").replace(/[.,:;]$/, "")}.`;
    },
  };
}
