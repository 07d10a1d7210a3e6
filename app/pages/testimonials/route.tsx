import { href } from "react-router";
import { ClosingCall } from "../../bands/closing-call";
import { PageHero } from "../../bands/page-hero";
import { Section } from "../../components/section";
import { getClaim } from "../../content/claims";
import { testimonials } from "../../content/testimonials";
import { testimonialsPage as page } from "../../content/testimonials-page";
import { pageHead } from "../../lib/page-head";
import { MeasuredClaims } from "./measured-claims";
import { TestimonialWall } from "./wall";

function measured({ claim, label }: (typeof page.figures)[number]) {
  const { value, ...rest } = getClaim(claim);
  // A rating is out of five.
  const share = value.endsWith("%") ? value : `${Number(value) * 20}%`;
  return { ...rest, value, label, share };
}

export const meta = () => pageHead({ ...page.head, path: href("/testimonials") });

export default function Testimonials() {
  return (
    <>
      <PageHero {...page.intro} />
      <Section aria-label="Testimonials">
        <TestimonialWall testimonials={testimonials} />
      </Section>
      <div className="wrap pb-band">
        <MeasuredClaims heading={page.figuresHeading} claims={page.figures.map(measured)} />
      </div>
      <ClosingCall {...page.closing} />
    </>
  );
}
