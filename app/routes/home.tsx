import { href } from "react-router";
import { FinishedHtml } from "../components/finished-html";
import { Section, SectionHead } from "../components/section";
import { TextLink } from "../components/text-link";
import { draw } from "../components/visualization/draw.server";
import { caseStudies } from "../content/case-studies.server";
import { getClaim, getClaims } from "../content/claims.server";
import { clients } from "../content/clients.server";
import { faq } from "../content/faq.server";
import { home } from "../content/home.server";
import { processSteps } from "../content/process.server";
import { recognition } from "../content/recognition.server";
import { testimonials } from "../content/testimonials.server";
import { branded } from "../lib/branded.server";
import { caseStudySummary } from "../lib/case-study-summary.server";
import { pageHead } from "../lib/page-head.server";
import { faqPage, organization } from "../lib/structured-data.server";
import { CaseStudyGrid } from "../sections/case-study-grid";
import { Clients } from "../sections/clients";
import { ClosingCall } from "../sections/closing-call";
import { FaqList } from "../sections/faq-list";
import { FeaturedService } from "../sections/featured-service";
import { HomeHero } from "../sections/home-hero";
import { processHtml } from "../sections/process.server";
import { StatCards } from "../sections/stat-cards";
import { TestimonialGrid } from "../sections/testimonial-grid";
import type { Route } from "./+types/home";

/** The home page shows the first 6 of the 8 stories and 4 of the 8 testimonials. */
const storyCount = 6;
const testimonialCount = 4;

export function loader() {
  const { schedule, ...featured } = home.featured;
  return branded({
    meta: pageHead({ ...home.head, path: "/", facts: [organization(), faqPage(faq)] }),
    page: { ...home, featured },
    schedule: draw(schedule, 3),
    figures: getClaims(...home.heroPanel),
    statCards: home.statCards.map(({ claim, ...text }) => ({ ...getClaim(claim), ...text })),
    clients,
    recognition,
    process: processHtml({ intro: home.process, steps: processSteps }),
    caseStudies: caseStudies.slice(0, storyCount).map(caseStudySummary),
    testimonials: testimonials.slice(0, testimonialCount),
    faq,
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, figures, statCards, schedule, ...content } = loaderData;
  return (
    <>
      <HomeHero {...page.hero} figures={figures} />
      <StatCards cards={statCards} />
      <FeaturedService {...page.featured} schedule={schedule} />
      <Clients intro={page.clients} clients={content.clients} recognition={content.recognition} />
      <FinishedHtml html={content.process} />
      <Section id="case-studies" aria-labelledby="case-studies-heading">
        <SectionHead
          id="case-studies-heading"
          label={page.caseStudies.label}
          heading={page.caseStudies.heading}
        >
          <p className="mb-4">{page.caseStudies.text}</p>
          <TextLink to={href("/client-success-stories")} className="text-text">
            View Client Success Stories
          </TextLink>
        </SectionHead>
        <CaseStudyGrid studies={content.caseStudies} />
      </Section>
      <Section id="testimonials" aria-labelledby="testimonials-heading" className="pt-0">
        <SectionHead
          id="testimonials-heading"
          label={page.testimonials.label}
          heading={page.testimonials.heading}
        >
          {page.testimonials.text}
        </SectionHead>
        <TestimonialGrid testimonials={content.testimonials} />
      </Section>
      <FaqList intro={page.faq} entries={content.faq} />
      <ClosingCall {...page.closing} />
    </>
  );
}
