import { numerals } from "../../app/text/numerals.ts";

/** Words that a rule counts by. */
const kept = new Set([...numerals, "month", "months", "week", "weeks"]);

function turned(word: string, number: number): string {
  if (kept.has(word.toLowerCase())) return word;
  const at = 1 + (number % (word.length - 1));
  const letters = (word.slice(at) + word.slice(0, at)).toLowerCase();
  return word[0] === word[0]?.toLowerCase()
    ? letters
    : `${letters[0]?.toUpperCase()}${letters.slice(1)}`;
}

/** Words that stand nowhere else, as long and as easy to read as before; blanks and figures stay. */
export const newWords = (text: string, number: number) =>
  text.replace(/\{[^}]*\}|[A-Za-z]{4,}/g, (word) =>
    word.startsWith("{") ? word : turned(word, number),
  );
