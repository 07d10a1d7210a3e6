import type { Lists } from "../../content/lists";
import type { Testimonial } from "../../content/types";
import { slugOf } from "../../text/slug";
import { axisYears, barOf, placeOf } from "./years";

type Quoted = Pick<Lists, "testimonials" | "clients">;

/** A quote with its position on the axis. */
function voiceOf(
  { runs, said, lead, ...quoted }: Testimonial,
  { clients }: Quoted,
  years: number[],
) {
  return {
    ...quoted,
    runs,
    id: slugOf(quoted.company),
    isLead: lead === true,
    logo: clients.find(({ name }) => name === quoted.company),
    said: { year: said, x: placeOf(said, years) },
    bars: runs.map((run) => barOf(run, years)),
    handover: placeOf(Math.max(...runs.map(({ to }) => to)), years),
  };
}

/** All quotes in the order in which the engagements began, and the years of the axis with their positions. */
export function voicesSince(foundedYear: number | undefined, lists: Quoted) {
  const years = axisYears(foundedYear, lists.testimonials);
  return {
    axis: years.map((year) => ({ year, x: placeOf(year, years) })),
    voices: lists.testimonials
      .toSorted((a, b) => a.runs[0].from - b.runs[0].from)
      .map((one) => voiceOf(one, lists, years)),
  };
}

export type Axis = ReturnType<typeof voicesSince>["axis"];
export type Voice = ReturnType<typeof voiceOf>;
