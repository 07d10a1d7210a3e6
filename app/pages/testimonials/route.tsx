import { href } from "react-router";
import ClosingCall from "../../bands/closing-call/band";
import { FirstCall } from "../../bands/first-step";
import { PageHero } from "../../bands/page-hero";
import { content, testimonialsPage } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { MeasuredClaims } from "./measured-claims";
import { voices } from "./voices";
import { TestimonialWall } from "./wall";

export const meta = () =>
  pageHead(content, { ...testimonialsPage.head, path: href("/testimonials") });

export default function Testimonials() {
  return (
    <>
      <PageHero {...testimonialsPage.intro}>
        <FirstCall />
      </PageHero>
      <TestimonialWall voices={voices} />
      <ClosingCall
        {...testimonialsPage.closing}
        section={{ anchor: "contact", level: 2, ground: "ink", joins: false }}
      >
        <MeasuredClaims />
      </ClosingCall>
    </>
  );
}
