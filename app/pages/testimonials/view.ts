import { getClaim } from "../../content/claims";
import { clients } from "../../content/clients";
import { testimonials } from "../../content/testimonials";
import { testimonialsPage as page } from "../../content/testimonials-page";
import type { Testimonial } from "../../content/types";
import { slugOf } from "../../lib/slug";
import { site } from "../../site";
import { axisYears, barOf, placeOf, wordsOf } from "./years";

const years = axisYears(site.foundedYear, testimonials);

/** A quote with its position on the axis, in SVG units and in words. */
function voice({ runs, said, lead, ...quoted }: Testimonial) {
  const client = clients.find(({ name }) => name === quoted.company);
  if (!client) throw new Error(`app/content/clients.ts has no ${quoted.company}.`);
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

/** A claim with its share of the whole, as an SVG length: "98%". */
function measuredClaim({ claim, label }: (typeof page.figures)[number]) {
  const { id, value, scope } = getClaim(claim);
  // A rating is out of five.
  const share = value.endsWith("%") ? value : `${Number(value) * 20}%`;
  return { id, value, label, scope, share };
}

export function testimonialsView() {
  return {
    intro: page.intro,
    wall: {
      legend: page.legend,
      years: years.map((year) => ({ year, x: placeOf(year, years) })),
      voices: testimonials.toSorted((a, b) => a.runs[0].from - b.runs[0].from).map(voice),
    },
    figures: { heading: page.figuresHeading, claims: page.figures.map(measuredClaim) },
    closing: page.closing,
  };
}

export type TestimonialsView = ReturnType<typeof testimonialsView>;
