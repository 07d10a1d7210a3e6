import type { PlanBackData } from "../../lib/island-data";
import { today } from "../../lib/offered-dates";
import { type Plan, planBack, planMonthsBack } from "../../lib/plan-back";
import type { Day } from "../../text/day";
import { type Closed, isWorkingDay } from "../../text/working-days";
import type { Tools } from "./tools";

/** How long something takes to its first result: the month in which it lands, or else weeks. */
export interface Length {
  weeks: number;
  months?: number;
}

/** What follows from a date. */
export interface Outlook extends Length {
  by: Day;
  plan: Plan;
  /** Whether there is time for it. */
  holds: boolean;
  /** The first of the dates for which there is. */
  first: Day | undefined;
  /** Working days until somebody has to write. */
  spare: number;
}

/** What draws a part of a page; without an outlook it is again as it was. */
export interface Drawing {
  outlook: Outlook | undefined;
  /** The same date for what another element says of its length. */
  outlookOf: (element: HTMLElement) => Outlook | undefined;
  data: PlanBackData;
  tools: Tools;
  choose: (by: string) => void;
}

export type Draw = (place: HTMLElement, drawing: Drawing) => void;

function workingDaysUntil(end: Day, closed: readonly Closed[]): number {
  let count = 0;
  for (let day = today(); day < end; ) if (isWorkingDay(++day, closed)) count++;
  return count;
}

export function outlookOn(
  by: Day,
  ends: readonly Day[],
  { weeks, months }: Length,
  { lead, closed }: PlanBackData,
): Outlook {
  const planFor = (day: Day) =>
    months ? planMonthsBack(day, months, lead, closed) : planBack(day, weeks, lead, closed);
  const holds = (day: Day) => planFor(day).letter >= today();
  const plan = planFor(by);
  const spare = workingDaysUntil(plan.letter, closed);
  return {
    by,
    weeks,
    ...(months && { months }),
    plan,
    holds: holds(by),
    first: ends.find(holds),
    spare,
  };
}

/** What an element says of the length. */
export const lengthOf = (
  { dataset: { weeks, months } }: HTMLElement,
  { weeks: longest }: PlanBackData,
): Length => ({
  weeks: Number(weeks ?? longest),
  ...(months && { months: Number(months) }),
});
