import { servicePage } from "../../content/content";
import type { FirstFourWeeks, ServiceWithSchedule, Stretch, Work } from "../../content/types";
import { barOf, besidePath, daysInWords, isGateAway, isLate, joinsOf } from "./schedule-geometry";

/** The schedule's id, for links back to it. */
const scheduleId = "first-four-weeks";

const weekNumbers = [1, 2, 3, 4] as const;
const weekId = (week: Stretch) => `week-${week}`;
const passageId = (index: number) => `passage-${index + 1}`;

/** "Weeks 2–4", "From week 4", "Week 1 and later". */
export function coversInWords(covers: readonly Stretch[]): string {
  const weeks = covers.filter((stretch) => stretch !== "after");
  const [first, last] = [weeks[0], weeks.at(-1)];
  const isLater = covers.includes("after");
  if (first === undefined || last === undefined) return "After week 4";
  const isRun = weeks.length === last - first + 1;
  if (isLater && isRun && last === 4) return `From week ${first}`;
  const list = isRun ? `${first}–${last}` : `${weeks.slice(0, -1).join(", ")} and ${last}`;
  return `${first === last ? `Week ${first}` : `Weeks ${list}`}${isLater ? " and later" : ""}`;
}

type ScheduledService = Pick<ServiceWithSchedule, "schedule" | "overview">;

/** Each week links to the first passage that covers it. */
function passageOf(week: Stretch, { overview }: ScheduledService): number {
  const passage = overview.findIndex(({ covers }) => covers.includes(week));
  if (passage < 0) throw new Error(`No passage of the overview covers week ${week}.`);
  return passage;
}

const weeksOf = (service: ScheduledService) =>
  weekNumbers.map((week, index) => ({
    id: weekId(week),
    week,
    verb: service.schedule.weeks[index],
    days: daysInWords([[index * 5 + 1, index * 5 + 5]]),
    to: `#${passageId(passageOf(week, service))}`,
  }));

function rowsOf(schedule: FirstFourWeeks) {
  const joins = joinsOf(schedule);
  return schedule.work.map(({ name, who, days: spans, critical, gate }: Work, index) => {
    const bars = spans.map(barOf);
    const starts = bars[0]?.starts ?? 1;
    const ends = bars.at(-1)?.ends ?? starts;
    const row = { name, who, days: daysInWords(spans), starts, ends, index };
    return {
      ...row,
      isLate: isLate(row, joins),
      beside: besidePath(row, joins),
      isCritical: critical === true,
      bars,
      gate: gate === undefined ? undefined : { name: gate, isAway: isGateAway(gate, row, joins) },
    };
  });
}

/** The final deliverable, drawn as a dot with its text on the left. */
function handoverOf(schedule: FirstFourWeeks) {
  const { day, name, who } = schedule.handover;
  const row = {
    name: `Handover: ${name}`,
    who,
    days: daysInWords([[day, day]]),
    starts: day + 1,
    ends: day + 1,
    index: schedule.work.length,
  };
  return { ...row, isLate: true, beside: besidePath(row, joinsOf(schedule)) };
}

/** "A rehearsed pilot by day 20". */
const headingOf = ({ handover: { day, name } }: FirstFourWeeks) =>
  servicePage.schedule.heading
    .replace("{handover}", name.charAt(0).toUpperCase() + name.slice(1))
    .replace("{day}", String(day));

/** The schedule as it is drawn, with links to the passages about each week. */
export function scheduleView(service: ScheduledService) {
  const { schedule } = service;
  return {
    id: scheduleId,
    heading: headingOf(schedule),
    note: schedule.note,
    weeks: weeksOf(service),
    rows: rowsOf(schedule),
    handover: handoverOf(schedule),
    joins: joinsOf(schedule),
  };
}

/** The passages of the overview; `to` leads back to the first week that one covers. */
export function passagesOf({ overview }: Pick<ScheduledService, "overview">) {
  return overview.map(({ label, text, covers }, index) => {
    const first = covers.find((stretch) => stretch !== "after");
    return {
      id: passageId(index),
      label,
      text,
      words: covers.length > 0 && coversInWords(covers),
      weeks: weekNumbers.map((week) => covers.includes(week)),
      isLater: covers.includes("after"),
      to: `#${first ? weekId(first) : scheduleId}`,
    };
  });
}

export type ScheduleView = ReturnType<typeof scheduleView>;
export type PassageView = ReturnType<typeof passagesOf>[number];
