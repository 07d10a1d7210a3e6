import { getClaim } from "../../content/claims";
import { testimonials } from "../../content/testimonials";
import { testimonialsPage as page } from "../../content/testimonials-page";

/** A claim with how much of the whole it is, as an SVG length: "98%". */
function measuredClaim({ claim, label }: (typeof page.figures)[number]) {
  const { id, value, scope } = getClaim(claim);
  // A rating is out of five.
  const share = value.endsWith("%") ? value : `${Number(value) * 20}%`;
  return { id, value, label, scope, share };
}

export function testimonialsView() {
  return {
    intro: page.intro,
    testimonials,
    figures: { heading: page.figuresHeading, claims: page.figures.map(measuredClaim) },
    closing: page.closing,
  };
}

export type TestimonialsView = ReturnType<typeof testimonialsView>;
