import { inWords } from "../text/numerals.ts";

const numerals = "zero one two three four five six seven eight nine ten".split(" ");
const days = { "business day": 1, week: 5 };

/** "five business days" as 5, "two weeks" as 10; not a number for other words. */
export function workingDaysIn(words: string): number {
  const [, count = "", unit = ""] = /^(\w+) (.+?)s?$/.exec(words) ?? [];
  return numerals.indexOf(count) * (days[unit as keyof typeof days] ?? Number.NaN);
}

/** "eight business days": how soon the note is there, the call included. */
export function noteWithin(facts: { callWithin: string; noteAfter: string }): string {
  const days = workingDaysIn(facts.callWithin) + workingDaysIn(facts.noteAfter);
  // Both are a day at least.
  return `${inWords(days)} business days`;
}
