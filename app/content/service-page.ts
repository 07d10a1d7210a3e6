import type { ClaimId } from "./claims";
import { facts } from "./facts";
import type { SectionIntro, Three } from "./types";

const area = "Worldwide";

/** What every service page says around its own copy; placeholders in braces are filled in by service. */
export const servicePage = {
  area,
  schedule: {
    heading: "The first four weeks",
    typical: "A typical plan. Yours is redrawn on the first call.",
  },
  whyChoose: {
    heading: "Why Choose Us",
    text: "The director on your first call leads the work and stays until you accept it. The projects counted here are those of the PMaaS practice; the About page says how each figure is measured.",
    figures: ["pmaas-projects", "satisfaction", "global-support"],
    /** The promises of the service itself. */
    handover: "in your hands: {handover}",
    firstResult: "first result: {result}",
  },
  quickInfo: {
    heading: "Quick Info",
    items: [
      {
        term: "Average implementation",
        text: `${facts.implementation}, from kickoff to the first result in use`,
        claim: "implementation",
      },
      { term: "Availability", text: `${area}, with local support` },
      { term: "Engagement models", text: "Project-based, retainer or outcome-based" },
    ],
  },
  getInTouch: {
    heading: "Get In Touch",
    text: `Two lines about your situation are enough. You hear from us within ${facts.replyWithin}.`,
  },
  combined: {
    label: "Combinations",
    heading: "Often combined with",
    text: "Three services that clients often run in the same program, each with the point where the two meet.",
  },
  closing: {
    heading: "Talk to the lead for {title}",
    text: `The first call takes ${facts.consultation}, and you speak to ${facts.firstCall}.`,
    ask: "On your side it takes {ask}.",
    benefit: "Judge us in month {month}: {benefit}.",
  },
} as const satisfies {
  /** Where services are available; also in the structured data for search engines. */
  area: string;
  schedule: { heading: string; typical: string };
  whyChoose: {
    heading: string;
    text: string;
    figures: Three<ClaimId>;
    handover: string;
    firstResult: string;
  };
  quickInfo: {
    heading: string;
    items: readonly {
      term: string;
      text: string;
      /** Set if it is a claim. */
      claim?: ClaimId;
    }[];
  };
  getInTouch: { heading: string; text: string };
  combined: SectionIntro;
  closing: { heading: string; text: string; ask: string; benefit: string };
};
