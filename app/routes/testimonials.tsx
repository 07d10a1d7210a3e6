import { Section } from "../components/section";
import { ClaimRow } from "../components/stat";
import { getClaims } from "../content/claims.server";
import { testimonials } from "../content/testimonials.server";
import { testimonialsPage } from "../content/testimonials-page.server";
import { branded } from "../lib/branded.server";
import { pageMeta } from "../lib/page-meta";
import { ClosingCall } from "../sections/closing-call";
import { PageHero } from "../sections/page-hero";
import { TestimonialGrid } from "../sections/testimonial-grid";
import type { Route } from "./+types/testimonials";

export function loader() {
  return branded({
    page: testimonialsPage,
    figures: getClaims(...testimonialsPage.figures),
    testimonials,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.page.head, path: "/testimonials" });
}

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { page, figures, testimonials } = loaderData;
  return (
    <>
      <PageHero {...page.intro} />
      <Section aria-label="Testimonials">
        <TestimonialGrid testimonials={testimonials} />
        <ClaimRow claims={figures} className="mt-16 border-line border-y" />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
