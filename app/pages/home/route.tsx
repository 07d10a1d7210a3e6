import { href } from "react-router";
import { CaseStudyGrid } from "../../bands/case-study-grid";
import { caseStudySummary } from "../../bands/case-study-summary";
import { Clients } from "../../bands/clients";
import { ClosingCall } from "../../bands/closing-call";
import { FaqList } from "../../bands/faq-list";
import { Section, SectionHead } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { caseStudies } from "../../content/case-studies";
import { getClaim, getClaims } from "../../content/claims";
import { clients } from "../../content/clients";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { processSteps } from "../../content/process";
import { recognition } from "../../content/recognition";
import { testimonials } from "../../content/testimonials";
import { pageHead } from "../../lib/page-head";
import { faqPage, organization } from "../../lib/structured-data";
import { FeaturedService } from "./featured-service";
import { HomeHero } from "./hero";
import { Process } from "./process";
import { StatCards } from "./stat-cards";
import { TestimonialGrid } from "./testimonial-grid";

/** The home page shows the first 6 of the 8 stories and 4 of the 8 testimonials. */
const storyCount = 6;
const testimonialCount = 4;

export const meta = () =>
  pageHead({ ...home.head, path: href("/"), facts: [organization(), faqPage(faq)] });

export default function Home() {
  const { hero, heroPanel, statCards, featured, process, ...page } = home;
  return (
    <>
      <HomeHero {...hero} figures={getClaims(...heroPanel)} />
      <StatCards cards={statCards.map(({ claim, ...text }) => ({ ...getClaim(claim), ...text }))} />
      <FeaturedService {...featured} />
      <Clients intro={page.clients} clients={clients} recognition={recognition} />
      <Process intro={process} steps={processSteps} />
      <Section id="case-studies" aria-labelledby="case-studies-heading">
        <SectionHead id="case-studies-heading" {...page.caseStudies}>
          <p className="mb-4">{page.caseStudies.text}</p>
          <TextLink href={href("/client-success-stories")} className="text-text">
            View Client Success Stories
          </TextLink>
        </SectionHead>
        <CaseStudyGrid studies={caseStudies.slice(0, storyCount).map(caseStudySummary)} />
      </Section>
      <Section id="testimonials" aria-labelledby="testimonials-heading" className="pt-0">
        <SectionHead id="testimonials-heading" {...page.testimonials}>
          {page.testimonials.text}
        </SectionHead>
        <TestimonialGrid testimonials={testimonials.slice(0, testimonialCount)} />
      </Section>
      <FaqList intro={page.faq} entries={faq} />
      <ClosingCall {...page.closing} />
    </>
  );
}
