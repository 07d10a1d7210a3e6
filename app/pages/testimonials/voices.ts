import { clients, testimonials } from "../../content/content";
import type { Testimonial } from "../../content/types";
import { site } from "../../site";
import { slugOf } from "../../text/slug";
import { axisYears, barOf, placeOf, wordsOf } from "./years";

const years = axisYears(site.foundedYear, testimonials);

/** A quote with its position on the axis, in SVG units and in words. */
function voice({ runs, said, lead, ...quoted }: Testimonial) {
  const client = clients.find(({ name }) => name === quoted.company);
  if (!client) throw new Error(`content/clients.yaml has no ${quoted.company}.`);
  return {
    ...quoted,
    id: slugOf(quoted.company),
    isLead: lead === true,
    logo: client,
    said: { year: said, x: placeOf(said, years) },
    bars: runs.map((run) => barOf(run, years)),
    handover: placeOf(Math.max(...runs.map(({ to }) => to)), years),
    period: runs.map(wordsOf).join(", then "),
  };
}

export type Voice = ReturnType<typeof voice>;

/** In the order in which the engagements began. */
export const voices = testimonials.toSorted((a, b) => a.runs[0].from - b.runs[0].from).map(voice);

/** The axis: each year with its position. */
export const axis = years.map((year) => ({ year, x: placeOf(year, years) }));
