import { asDate, type Day } from "../text/day";
import { addWorkingDays, type Closed, isWorkingDay, weekday } from "../text/working-days";

/** How many working days lie before a kickoff: content/facts.yaml. */
export interface LeadTimes {
  /** From a letter to the call. */
  callWithin: number;
  /** From the call to the signature. */
  noteAfter: number;
  /** From the signature to the kickoff. */
  kickoffWithin: number;
}

/**
 * The working days of the week that lies so many weeks from that of a day. A plan is told in weeks, so a holiday
 * shortens one; weeks in which nobody works at all do not count.
 */
function weekFrom(day: Day, count: number, closed: readonly Closed[]): [Day, ...Day[]] {
  const step = count < 0 ? -7 : 7;
  for (let [monday, left] = [day - weekday(day), Math.abs(count)]; ; monday += step) {
    const open = [0, 1, 2, 3, 4]
      .map((at) => monday + at)
      .filter((day) => isWorkingDay(day, closed));
    if (open.length && !left--) return open as [Day, ...Day[]];
  }
}

/** The day of a plan, five to a week, counted from 1, which is its kickoff. */
export function workingDay(kickoff: Day, number: number, closed: readonly Closed[]): Day {
  const days = weekFrom(kickoff, Math.floor((number - 1) / 5), closed);
  return days[(number - 1) % 5] ?? (days.at(-1) as Day);
}

/** The first day of one of the months, counted from 1, of a plan of so many that ends in that of a day. */
export function monthOf(by: Day, months: number, month: number): Day {
  const date = asDate(by);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + month - months) / 864e5;
}

/** What comes before a kickoff. */
function planTo(kickoff: Day, leadTimes: LeadTimes, closed: readonly Closed[]) {
  const before = (day: Day, count: number) => addWorkingDays(day, -count, closed);
  const signature = before(kickoff, leadTimes.kickoffWithin);
  const call = before(signature, leadTimes.noteAfter);
  return { kickoff, signature, call, letter: before(call, leadTimes.callWithin) };
}

/**
 * A plan whose first result lands in time: its last week, which begins with the go-live, ends on the last
 * Friday on or before the date, or the working day before. Kickoff and go-live are Mondays, or the first day
 * of their weeks on which somebody works.
 */
export function planBack(by: Day, weeks: number, leadTimes: LeadTimes, closed: readonly Closed[]) {
  const result = addWorkingDays(by - ((weekday(by) + 3) % 7) + 1, -1, closed);
  const [goLive] = weekFrom(result, 0, closed);
  const [kickoff] = weekFrom(result, 1 - weeks, closed);
  return { result, goLive, ...planTo(kickoff, leadTimes, closed) };
}

export type Plan = ReturnType<typeof planBack>;

/**
 * A plan for what lands some months after its kickoff: the last of them ends with the date, a month's end,
 * or the working day before. It begins on the Monday on or before the first of them, or the working day before.
 */
export function planMonthsBack(
  by: Day,
  months: number,
  leadTimes: LeadTimes,
  closed: readonly Closed[],
): Plan {
  const start = monthOf(by, months, 1);
  const result = addWorkingDays(by + 1, -1, closed);
  const kickoff = addWorkingDays(start - weekday(start) + 1, -1, closed);
  return { result, goLive: result, ...planTo(kickoff, leadTimes, closed) };
}

/** How long something takes to its first result: the month in which it lands, or else weeks. */
export interface Length {
  weeks: number;
  months?: number;
}

/** When a visitor asks, for which of the dates that are offered then. */
interface Asked {
  by: Day;
  now: Day;
  offered: readonly Day[];
}

function workingDaysUntil(end: Day, now: Day, closed: readonly Closed[]): number {
  let count = 0;
  for (let day = now; day < end; ) if (isWorkingDay(++day, closed)) count++;
  return count;
}

/** What follows from a date. */
export function outlookOn(
  { by, now, offered }: Asked,
  { weeks, months }: Length,
  leadTimes: LeadTimes,
  closed: readonly Closed[],
) {
  const planFor = (day: Day) =>
    months
      ? planMonthsBack(day, months, leadTimes, closed)
      : planBack(day, weeks, leadTimes, closed);
  const plan = planFor(by);
  const holds = (day: Day) => planFor(day).letter >= now;
  return {
    by,
    now,
    weeks,
    months,
    plan,
    /** Whether there is time for it. */
    holds: holds(by),
    /** The first of the dates for which there is. */
    first: offered.find(holds),
    /** Working days until somebody has to write. */
    spare: workingDaysUntil(plan.letter, now, closed),
  };
}

export type Outlook = ReturnType<typeof outlookOn>;
