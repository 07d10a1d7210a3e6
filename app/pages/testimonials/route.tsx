import { href } from "react-router";
import { ClosingCall } from "../../bands/closing-call";
import { PageHero } from "../../bands/page-hero";
import { testimonialsPage } from "../../content/testimonials-page";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/route";
import { MeasuredClaims } from "./measured-claims";
import { testimonialsView } from "./view";
import { TestimonialWall } from "./wall";

export const loader = () => testimonialsView();

export const meta = () => pageHead({ ...testimonialsPage.head, path: href("/testimonials") });

export default function Testimonials({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...view.intro} />
      <TestimonialWall {...view.wall} />
      <MeasuredClaims {...view.figures} />
      <ClosingCall {...view.closing} />
    </>
  );
}
