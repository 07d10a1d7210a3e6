import { href } from "react-router";
import { FinishedHtml } from "../components/finished-html";
import { Section } from "../components/section";
import { getClaim } from "../content/claims.server";
import { testimonials } from "../content/testimonials.server";
import { testimonialsPage as page } from "../content/testimonials-page.server";
import { branded } from "../lib/branded.server";
import { finishedHtml } from "../lib/finished-html.server";
import { pageHead } from "../lib/page-head.server";
import { ClosingCall } from "../sections/closing-call.server";
import { MeasuredClaims } from "../sections/measured-claims.server";
import { PageHero } from "../sections/page-hero.server";
import { TestimonialWall } from "../sections/testimonial-wall.server";
import type { Route } from "./+types/testimonials";

function measured({ claim, label }: (typeof page.figures)[number]) {
  const { value, ...rest } = getClaim(claim);
  // A rating is out of five.
  const share = value.endsWith("%") ? value : `${Number(value) * 20}%`;
  return { ...rest, value, label, share };
}

function Testimonials() {
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

export function loader() {
  const path = href("/testimonials");
  return branded({
    meta: pageHead({ ...page.head, path }),
    html: finishedHtml(path, <Testimonials />),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function TestimonialsRoute({ loaderData }: Route.ComponentProps) {
  return <FinishedHtml name="page" html={loaderData.html} />;
}
