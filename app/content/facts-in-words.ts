import { filled } from "../text/filled.ts";
import { numberInWords, pluralOf } from "../text/quantities.ts";
import type { Words } from "./schema/interface.ts";

export const units = ["hour", "business day", "day", "week", "month", "year"] as const;

/** A time that is drawn or counted with, and that texts give in words. */
export interface Duration {
  count: number;
  unit: (typeof units)[number];
  /** As a sentence takes it, where the language would bend what is made of the two. */
  inWords?: string;
}

type Facts = Readonly<Record<string, unknown>>;
type DurationWords = Words["durations"] | undefined;

const calendarDaysIn = {
  hour: 1 / 24,
  "business day": 7 / 5,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

const isDuration = (fact: unknown): fact is Duration =>
  typeof (fact as Duration | undefined)?.count === "number" &&
  (fact as Duration).unit in calendarDaysIn;

const calendarDays = ({ count, unit }: Duration) => count * calendarDaysIn[unit];

/** Business days that are begun: a week has five, and hours are on the first one. */
export const workingDays = (duration: Duration) =>
  Math.ceil(duration.unit === "hour" ? duration.count / 24 : (calendarDays(duration) * 5) / 7);

/** "five business days". */
export function durationInWords(
  { count, unit }: Duration,
  words: DurationWords,
  language: string,
): string {
  const number = numberInWords(count, words?.numbers);
  const forms = words?.[unit === "business day" ? "businessDay" : unit] ?? {
    other: `{count} ${unit}`,
  };
  return filled(pluralOf(count, forms, language), { count: number });
}

/** Facts that follow from others: how soon the note is there, the call included. */
export const sumsOfFacts: Record<string, readonly string[]> = {
  noteWithin: ["callWithin", "noteAfter"],
};

function withSums(facts: Facts): Facts {
  const sums = Object.entries(sumsOfFacts).flatMap(([name, parts]) => {
    const times = parts.map((part) => facts[part]).filter(isDuration);
    const count = times.reduce((sum, time) => sum + workingDays(time), 0);
    return times.length === parts.length ? [[name, { count, unit: "business day" }]] : [];
  });
  return { ...facts, ...Object.fromEntries(sums) };
}

const durationsIn = (facts: Facts) =>
  Object.entries(withSums(facts)).flatMap(([name, fact]) =>
    isDuration(fact) ? [[name, fact] as const] : [],
  );

/** Facts that are times, in business days. */
export const factsInDays = (facts: Facts): Record<string, number> =>
  Object.fromEntries(durationsIn(facts).map(([name, fact]) => [name, workingDays(fact)]));

/** The same for drawings, by the name of a placeholder: {fact.records.years}. */
export const factsInNumbers = (facts: Facts): Record<string, number> =>
  Object.fromEntries(
    durationsIn(facts).flatMap(([name, fact]) => [
      [`${name}.days`, workingDays(fact)],
      [`${name}.calendarDays`, calendarDays(fact)],
      [`${name}.years`, calendarDays(fact) / 365],
    ]),
  );

/** Facts as texts take them: {fact.callWithin} is "five business days". */
export function factsInWords(
  facts: Facts,
  words: DurationWords,
  language: string,
): Record<string, string> {
  const list = new Intl.ListFormat(language);
  const inWords = (fact: unknown) => {
    if (isDuration(fact)) return fact.inWords ?? durationInWords(fact, words, language);
    return Array.isArray(fact) ? list.format(fact.map(String)) : String(fact);
  };
  return Object.fromEntries(
    Object.entries(withSums(facts)).map(([name, fact]) => [name, inWords(fact)]),
  );
}
