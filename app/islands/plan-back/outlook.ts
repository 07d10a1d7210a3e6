import type { PlanBackData } from "../../lib/island-data";
import { today } from "../../lib/offered-dates";
import { type Plan, planBack } from "../../lib/plan-back";
import type { Day } from "../../text/day";
import { type Closed, isWorkingDay } from "../../text/working-days";

/** What follows from a date for a first result after so many weeks. */
export interface Outlook {
  by: Day;
  weeks: number;
  plan: Plan;
  /** Whether there is time for it. */
  holds: boolean;
  /** The first of the dates for which there is. */
  first: Day | undefined;
  /** Working days until somebody has to write. */
  spare: number;
}

function workingDaysUntil(end: Day, closed: readonly Closed[]): number {
  let count = 0;
  for (let day = today(); day < end; ) if (isWorkingDay(++day, closed)) count++;
  return count;
}

export function outlookOn(
  by: Day,
  ends: readonly Day[],
  weeks: number,
  { lead, closed }: PlanBackData,
): Outlook {
  const planFor = (day: Day) => planBack(day, weeks, lead, closed);
  const holds = (day: Day) => planFor(day).letter >= today();
  const plan = planFor(by);
  const spare = workingDaysUntil(plan.letter, closed);
  return { by, weeks, plan, holds: holds(by), first: ends.find(holds), spare };
}
