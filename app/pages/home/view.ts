import { caseStudySummary } from "../../bands/case-study-summary";
import { caseStudies } from "../../content/case-studies";
import { getClaim, getClaims } from "../../content/claims";
import { clients } from "../../content/clients";
import { faq } from "../../content/faq";
import { home } from "../../content/home";
import { processSteps } from "../../content/process";
import { recognition } from "../../content/recognition";
import { testimonials } from "../../content/testimonials";
import { servicePath } from "../../lib/paths";

/** The home page shows the first 6 of the 8 case studies and 4 of the 8 testimonials. */
const caseStudyCount = 6;
const testimonialCount = 4;

/** Everything the home page shows, a property to each band. */
export function homeView() {
  return {
    hero: { ...home.hero, figures: getClaims(...home.heroPanel) },
    statCards: home.statCards.map((card) => ({
      ...getClaim(card.claim),
      ...card,
      cites: "cites" in card ? getClaims(...card.cites) : [],
    })),
    featured: { ...home.featured, to: servicePath("project-management-service") },
    clients: { intro: home.clients, clients, recognition },
    process: { intro: home.process, steps: processSteps },
    caseStudies: {
      intro: home.caseStudies,
      studies: caseStudies.slice(0, caseStudyCount).map(caseStudySummary),
    },
    testimonials: {
      intro: home.testimonials,
      testimonials: testimonials.slice(0, testimonialCount),
    },
    faq: { intro: home.faq, entries: faq },
    closing: home.closing,
  };
}

export type HomeView = ReturnType<typeof homeView>;
