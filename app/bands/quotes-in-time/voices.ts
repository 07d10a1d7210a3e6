import type { Lists } from "../../content/lists";
import type { Run, Testimonial } from "../../content/types";
import { slugOf } from "../../text/slug";
import { axisYears, barOf, placeOf } from "./years";

type Quoted = Pick<Lists, "testimonials" | "clients">;

/** A quote with the time of the engagement. */
export type Dated = Testimonial & { runs: readonly [Run, ...Run[]]; said: number };
export const isDated = (one: Testimonial): one is Dated => Boolean(one.runs && one.said);

/** In the order in which the engagements began; one that is set large follows the first two, which stand side by side. */
function inOrder(quotes: readonly Dated[]): Dated[] {
  const sorted = quotes.toSorted((a, b) => a.runs[0].from - b.runs[0].from);
  const early = sorted.findIndex(({ featured }, index) => featured && index < 2);
  const [featured] = sorted.length > 2 && early >= 0 ? sorted.splice(early, 1) : [];
  return featured ? sorted.toSpliced(2, 0, featured) : sorted;
}

/** A quote with its position on the axis. */
function voiceOf(
  { runs, said, featured, ...quoted }: Dated,
  index: number,
  { clients }: Pick<Lists, "clients">,
  years: number[],
) {
  const last = Math.max(...runs.map(({ to }) => to));
  const isLate = runs[0].from - (years[0] ?? 0) > years.length / 2;
  return {
    ...quoted,
    runs,
    id: slugOf(quoted.company),
    isFeatured: featured === true && index > 1,
    logo: clients.find(({ name, logoUrl }) => logoUrl && name === quoted.company),
    said: { year: said, x: placeOf(said, years) },
    bars: runs.map((run) => barOf(run, years)),
    handover: placeOf(last, years),
    /** Below where the bars begin; where that leaves it no room, it ends where they do. */
    logoAt: { isEnd: isLate, x: placeOf(isLate ? last : runs[0].from, years) },
  };
}

/** The last of an odd number of quotes in two columns, which has its row to itself. */
function isAlone(index: number, voices: readonly { isFeatured: boolean }[]): boolean {
  const first = voices.slice(0, index).findLastIndex(({ isFeatured }) => isFeatured) + 1;
  const isInLeft = !voices[index]?.isFeatured && (index - first) % 2 === 0;
  return index > 0 && isInLeft && (voices[index + 1]?.isFeatured ?? true);
}

/** The quotes with a time, and the years of the axis with their positions. */
export function voicesSince(foundedYear: number | undefined, lists: Quoted) {
  const quotes = lists.testimonials.filter(isDated);
  const years = axisYears(foundedYear, quotes);
  return {
    axis: years.map((year) => ({ year, x: placeOf(year, years) })),
    voices: inOrder(quotes)
      .map((one, index) => voiceOf(one, index, lists, years))
      .map((voice, index, all) => ({ ...voice, isAlone: isAlone(index, all) })),
  };
}

export type Axis = ReturnType<typeof voicesSince>["axis"];
export type Voice = ReturnType<typeof voicesSince>["voices"][number];
