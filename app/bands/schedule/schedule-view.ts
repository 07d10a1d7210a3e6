import type { Lists } from "../../content/lists";
import type { Days, FirstFourWeeks, ServiceWithOverview, Stretch } from "../../content/types";
import { filled } from "../../lib/use-words";
import { pluralOf } from "../../text/quantities";
import { passageId } from "../service-text/schema";
import { weekId } from "./schema";

type ScheduleWords = Lists["words"]["schedule"];

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
  const list = isRun ? run : new Intl.ListFormat(language).format(weeks.map(String));
  const text = filled(pluralOf(weeks.length, words.covers, language), { weeks: list });
  return isLater ? filled(words.later, { weeks: text }) : text;
}

type Covers = readonly Stretch[];
/** Which passage it is, if there is one. */
type PassageIndex = number | undefined;

/** The passages that begin with a week, since they tell it most closely; else all that cover it. */
function passagesAbout(week: Stretch, passages: readonly Covers[]): PassageIndex[] {
  const cover = [...passages.keys()].filter((place) => passages[place]?.includes(week));
  const begin = cover.filter((place) => passages[place]?.[0] === week);
  return [begin, cover].find(({ length }) => length) ?? [undefined];
}

/** The passage that each week links to: one of its own, as far as there are enough. */
export function passageOfEachWeek(passages: readonly Covers[]): PassageIndex[] {
  const choices = weekNumbers.reduce<PassageIndex[][]>(
    (before, week) =>
      before.flatMap((chosen) => passagesAbout(week, passages).map((place) => [...chosen, place])),
    [[]],
  );
  return choices.reduce((best, choice) =>
    new Set(choice).size > new Set(best).size ? choice : best,
  );
}

/** "day 20", "days 1–3", "days 3, 8, 13–14". */
export function daysInWords(
  spans: readonly Days[],
  words: ScheduleWords,
  language: string,
): string {
  const days = spans.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(", ");
  const count = spans.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return filled(pluralOf(count, words.days, language), { days });
}

/** For browser scripts: "1-3 7". */
const inNumbers = (spans: readonly Days[]) =>
  spans.map(([from, to]) => (from === to ? from : `${from}-${to}`)).join(" ");

/** A bar from one grid line to another, in a grid with one column per day. */
const barOf = ([from, to]: Days) => ({ starts: from, ends: to + 1 });

/** The schedule as it is drawn, with links to the passages about each week. */
export function scheduleView(
  schedule: FirstFourWeeks,
  overview: ServiceWithOverview["overview"],
  words: ScheduleWords,
  language: string,
) {
  const line = (spans: readonly Days[], { starts, ends }: ReturnType<typeof barOf>) => ({
    days: daysInWords(spans, words, language),
    spans: inNumbers(spans),
    starts,
    ends,
    /** Where there is more room than above it. */
    isLeftOfBar: starts > (weekNumbers.length * daysPerWeek) / 2,
  });
  const rows = schedule.work.map(({ name, who, days, critical, gate }) => {
    const bars = days.map(barOf);
    const [[from]] = days;
    const whole = { starts: from, ends: bars.at(-1)?.ends ?? from };
    return { name, who, gate, bars, isCritical: critical === true, ...line(days, whole) };
  });
  const { day, name, who } = schedule.handover;
  const passages = passageOfEachWeek(overview.map(({ covers }) => covers));
  return {
    weeks: passages.map((passage, index) => ({
      id: weekId(index + 1),
      week: index + 1,
      verb: schedule.weeks[index],
      to: passage === undefined ? undefined : `#${passageId(passage)}`,
    })),
    path: rows.filter(({ isCritical }) => isCritical),
    others: rows.filter(({ isCritical }) => !isCritical),
    /** The final deliverable: a dot at the end of its day. */
    handover: {
      name: filled(words.handover, { name }),
      who,
      ...line([[day, day]], { starts: day + 1, ends: day + 1 }),
    },
  };
}

/** The passages of the overview; `week` is the first that one covers, which the schedule draws. */
export function passagesOf(
  { overview }: Pick<ServiceWithOverview, "overview">,
  words: ScheduleWords,
  language: string,
) {
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
