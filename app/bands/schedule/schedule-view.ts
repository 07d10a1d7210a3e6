import type { Days, FirstFourWeeks, ServiceWithSchedule, Stretch, Work } from "../../content/types";
import { filled } from "../../lib/use-words";
import { pluralOf } from "../../text/quantities";
import { passageId } from "../service-text/schema";
import {
  barOf,
  besidePath,
  daysInWords,
  isGateAway,
  isLeftOfBar,
  joinsOf,
  type ScheduleWords,
} from "./schedule-geometry";
import { weekId } from "./schema";

const weekNumbers = [1, 2, 3, 4] as const;
const lastWeek = 4;
const daysPerWeek = 5;

/** "Weeks 2–4", "From week 4", "Week 1 and later". */
export function coversInWords(
  covers: readonly Stretch[],
  words: ScheduleWords,
  language: string,
): string {
  const weeks = covers.filter((stretch) => stretch !== "after");
  const [first, last] = [weeks[0], weeks.at(-1)];
  const isLater = covers.includes("after");
  if (first === undefined || last === undefined) return filled(words.after, { week: lastWeek });
  const isRun = weeks.length === last - first + 1;
  if (isLater && isRun && last === lastWeek) return filled(words.from, { week: first });
  const run = first === last ? first : `${first}–${last}`;
  const list = isRun ? run : filled(words.and, { first: weeks.slice(0, -1).join(", "), last });
  const text = filled(pluralOf(weeks.length, words.covers, language), { weeks: list });
  return isLater ? filled(words.later, { weeks: text }) : text;
}

type Overview = Pick<ServiceWithSchedule, "overview">;
type Covers = readonly Stretch[];
/** Where a passage stands among all, if there is one. */
type Place = number | undefined;

/** The passages that begin with a week, since they tell it most closely; else all that cover it. */
function passagesAbout(week: Stretch, passages: readonly Covers[]): Place[] {
  const cover = [...passages.keys()].filter((place) => passages[place]?.includes(week));
  const begin = cover.filter((place) => passages[place]?.[0] === week);
  return [begin, cover].find(({ length }) => length) ?? [undefined];
}

/** The passage that each week links to: one of its own, as far as there are enough. */
export function passageOfEachWeek(passages: readonly Covers[]): Place[] {
  const choices = weekNumbers.reduce<Place[][]>(
    (before, week) =>
      before.flatMap((chosen) => passagesAbout(week, passages).map((place) => [...chosen, place])),
    [[]],
  );
  return choices.reduce((best, choice) =>
    new Set(choice).size > new Set(best).size ? choice : best,
  );
}

/** For browser scripts: "1-3 7". */
const inNumbers = (spans: readonly Days[]) =>
  spans.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(" ");

/** The schedule as it is drawn, with links to the passages about each week. */
export function scheduleView(
  { schedule, overview }: Overview & { schedule: FirstFourWeeks },
  words: ScheduleWords,
  language: string,
) {
  const joins = joinsOf(schedule);
  const inWords = (spans: readonly Days[]) => daysInWords(spans, words, language);
  const passages = passageOfEachWeek(overview.map(({ covers }) => covers));
  const { day, name, who } = schedule.handover;
  const handover = {
    name: filled(words.handover, { name }),
    who,
    days: inWords([[day, day]]),
    starts: day + 1,
    ends: day + 1,
    index: schedule.work.length,
  };
  return {
    weeks: passages.map((passage, index) => {
      const firstDay = index * daysPerWeek + 1;
      return {
        id: weekId(index + 1),
        week: index + 1,
        verb: schedule.weeks[index],
        days: inWords([[firstDay, firstDay + daysPerWeek - 1]]),
        to: passage === undefined ? undefined : `#${passageId(passage)}`,
      };
    }),
    rows: schedule.work.map(({ name, who, days: spans, critical, gate }: Work, index) => {
      const bars = spans.map(barOf);
      const starts = bars[0]?.starts ?? 1;
      const ends = bars.at(-1)?.ends ?? starts;
      const row = { name, who, days: inWords(spans), starts, ends, index };
      return {
        ...row,
        spans: inNumbers(spans),
        isLeftOfBar: isLeftOfBar(row, joins),
        beside: besidePath(row, joins),
        isCritical: critical === true,
        bars,
        gate: gate === undefined ? undefined : { name: gate, isAway: isGateAway(gate, row, joins) },
      };
    }),
    /** The final deliverable, drawn as a dot with its text on the left. */
    handover: {
      ...handover,
      spans: String(day),
      isLeftOfBar: true,
      beside: besidePath(handover, joins),
    },
    joins,
  };
}

/** The passages of the overview; `week` is the first that one covers, which the schedule draws. */
export function passagesOf({ overview }: Overview, words: ScheduleWords, language: string) {
  return overview.map(({ label, text, covers }, index) => {
    const first = covers.find((stretch) => stretch !== "after");
    return {
      id: passageId(index),
      label,
      text,
      words: covers.length > 0 && coversInWords(covers, words, language),
      weeks: weekNumbers.map((week) => covers.includes(week)),
      isLater: covers.includes("after"),
      week: first && weekId(first),
    };
  });
}

export type ScheduleView = ReturnType<typeof scheduleView>;
export type PassageView = ReturnType<typeof passagesOf>[number];
