import { Section } from "../components/section";
import { getClaim } from "../content/claims.server";
import { testimonials } from "../content/testimonials.server";
import { testimonialsPage } from "../content/testimonials-page.server";
import { branded } from "../lib/branded.server";
import { pageHead } from "../lib/page-head.server";
import { ClosingCall } from "../sections/closing-call";
import { MeasuredClaims } from "../sections/measured-claims";
import { PageHero } from "../sections/page-hero";
import { TestimonialWall } from "../sections/testimonial-wall";
import type { Route } from "./+types/testimonials";

export function loader() {
  return branded({
    meta: pageHead({ ...testimonialsPage.head, path: "/testimonials" }),
    page: testimonialsPage,
    figures: testimonialsPage.figures.map(({ claim, label }) => {
      const { value, ...rest } = getClaim(claim);
      // A rating is out of five.
      const share = value.endsWith("%") ? value : `${Number(value) * 20}%`;
      return { ...rest, value, label, share };
    }),
    testimonials,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { page, figures, testimonials } = loaderData;
  return (
    <>
      <PageHero {...page.intro} />
      <Section aria-label="Testimonials">
        <TestimonialWall testimonials={testimonials} />
      </Section>
      <div className="wrap pb-band">
        <MeasuredClaims heading={page.figuresHeading} claims={figures} />
      </div>
      <ClosingCall {...page.closing} />
    </>
  );
}
