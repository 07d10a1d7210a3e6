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
import { finishedHtml } from "../lib/finished-html.server";
import { pageHead } from "../lib/page-head.server";
import { picturePreloads } from "../lib/picture-preloads.server";
import { faqPage, organization } from "../lib/structured-data.server";
import { CaseStudyGrid } from "../sections/case-study-grid.server";
import { Clients } from "../sections/clients.server";
import { ClosingCall } from "../sections/closing-call.server";
import { FaqList } from "../sections/faq-list.server";
import { FeaturedService } from "../sections/featured-service.server";
import { HomeHero, heroPicture } from "../sections/home-hero.server";
import { Process } from "../sections/process.server";
import { StatCards } from "../sections/stat-cards.server";
import { TestimonialGrid } from "../sections/testimonial-grid.server";
import type { Route } from "./+types/home";

/** The home page shows the first 6 of the 8 stories and 4 of the 8 testimonials. */
const storyCount = 6;
const testimonialCount = 4;

function Home() {
  const { hero, heroPanel, statCards, featured, process, ...page } = home;
  return (
    <>
      <HomeHero {...hero} figures={getClaims(...heroPanel)} />
      <StatCards cards={statCards.map(({ claim, ...text }) => ({ ...getClaim(claim), ...text }))} />
      <FeaturedService {...featured} schedule={draw(featured.schedule, 3)} />
      <Clients intro={page.clients} clients={clients} recognition={recognition} />
      <Process intro={process} steps={processSteps} />
      <Section id="case-studies" aria-labelledby="case-studies-heading">
        <SectionHead id="case-studies-heading" {...page.caseStudies}>
          <p className="mb-4">{page.caseStudies.text}</p>
          <TextLink to={href("/client-success-stories")} className="text-text">
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

export function loader() {
  const path = href("/");
  const facts = [organization(), faqPage(faq)];
  return branded({
    meta: pageHead({ ...home.head, path, facts }),
    preloads: picturePreloads(heroPicture),
    html: finishedHtml(path, <Home />),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <FinishedHtml name="page" html={loaderData.html} preloads={loaderData.preloads} />;
}
