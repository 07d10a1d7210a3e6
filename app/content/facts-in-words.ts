import { numberInWords, pluralOf } from "../text/quantities.ts";
import type { Words } from "./schema/interface.ts";

/** A time that is drawn or counted with, and that texts give in words. */
export interface Duration {
  count: number;
  unit: "hour" | "business day" | "week";
}

type Facts = Readonly<Record<string, unknown>>;
type DurationWords = Words["durations"] | undefined;

const daysIn = { hour: 1 / 24, "business day": 1, week: 5 };

const isDuration = (fact: unknown): fact is Duration =>
  typeof (fact as Duration | undefined)?.count === "number" && (fact as Duration).unit in daysIn;

/** Business days that are begun: a week has five, and hours are on the first one. */
export const workingDays = ({ count, unit }: Duration) => Math.ceil(count * daysIn[unit]);

/** "five business days". */
export function durationInWords(
  { count, unit }: Duration,
  words: DurationWords,
  language: string,
): string {
  const number = numberInWords(count, words?.numbers);
  const forms = words?.[unit === "business day" ? "day" : unit] ?? { other: `{count} ${unit}` };
  return pluralOf(count, forms, language).replace("{count}", number);
}

/** "320, 390 and 768". */
function listInWords(all: readonly unknown[], words: DurationWords): string {
  const [last, ...others] = all.toReversed();
  const first = others.toReversed().join(", ");
  return words && first
    ? words.and.replace("{first}", first).replace("{last}", String(last))
    : all.join(", ");
}

/** What follows from two facts: how soon the note is there, the call included. */
function withNoteWithin(facts: Facts): Facts {
  const { callWithin, noteAfter } = facts;
  if (!isDuration(callWithin) || !isDuration(noteAfter)) return facts;
  const count = workingDays(callWithin) + workingDays(noteAfter);
  return { ...facts, noteWithin: { count, unit: "business day" } };
}

/** Facts that are times, in business days. */
export const factsInDays = (facts: Facts): Record<string, number> =>
  Object.fromEntries(
    Object.entries(withNoteWithin(facts)).flatMap(([name, fact]) =>
      isDuration(fact) ? [[name, workingDays(fact)]] : [],
    ),
  );

/** Facts as texts take them: {fact.callWithin} is "five business days". */
export function factsInWords(
  facts: Facts,
  words: DurationWords,
  language: string,
): Record<string, string> {
  const inWords = (fact: unknown) => {
    if (isDuration(fact)) return durationInWords(fact, words, language);
    return Array.isArray(fact) ? listInWords(fact, words) : String(fact);
  };
  return Object.fromEntries(
    Object.entries(withNoteWithin(facts)).map(([name, fact]) => [name, inWords(fact)]),
  );
}
