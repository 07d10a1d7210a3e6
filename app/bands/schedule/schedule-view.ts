import { servicePage } from "../../content/content";
import type { FirstFourWeeks, ServiceWithSchedule, Stretch, Work } from "../../content/types";
import { barOf, besidePath, daysInWords, isGateAway, isLate, joinsOf } from "./schedule-geometry";

/** The schedule's id, for links back to it. */
const scheduleId = "first-four-weeks";

const weekNumbers = [1, 2, 3, 4] as const;
const weekId = (week: number) => `week-${week}`;
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
type Covers = readonly Stretch[];

/** The passages that begin with a week, since they tell it most closely; else all that cover it. */
function passagesAbout(week: Stretch, passages: readonly Covers[]): number[] {
  const cover = [...passages.keys()].filter((place) => passages[place]?.includes(week));
  const begin = cover.filter((place) => passages[place]?.[0] === week);
  if (!cover.length) throw new Error(`No passage of the overview covers week ${week}.`);
  return begin.length ? begin : cover;
}

/** The passage that each week links to: one of its own, as far as there are enough. */
export function passageOfEachWeek(passages: readonly Covers[]): number[] {
  const choices = weekNumbers.reduce<number[][]>(
    (before, week) =>
      before.flatMap((chosen) => passagesAbout(week, passages).map((place) => [...chosen, place])),
    [[]],
  );
  return choices.reduce((best, choice) =>
    new Set(choice).size > new Set(best).size ? choice : best,
  );
}

const weeksOf = ({ schedule, overview }: ScheduledService) =>
  passageOfEachWeek(overview.map(({ covers }) => covers)).map((passage, index) => ({
    id: weekId(index + 1),
    week: index + 1,
    verb: schedule.weeks[index],
    days: daysInWords([[index * 5 + 1, index * 5 + 5]]),
    to: `#${passageId(passage)}`,
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
