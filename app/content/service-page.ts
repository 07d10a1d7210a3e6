import type { ClaimId } from "./claims";
import type { SectionIntro, Three } from "./types";

/** What every service page says around its own copy; {title} is the service. */
export const servicePage = {
  whyChoose: {
    heading: "Why Choose Us",
    text: "The director on your first call stays until the work is accepted. What each figure counts is on the About page.",
    figures: ["pmaas-projects", "satisfaction", "global-support"],
  },
  quickInfo: {
    heading: "Quick Info",
    items: [
      { term: "Average implementation", text: "3–6 weeks, from signature to a working team" },
      { term: "Availability", text: "Worldwide, with local support" },
      { term: "Engagement models", text: "Project-based, retainer or outcome-based" },
    ],
  },
  getInTouch: {
    heading: "Get In Touch",
    text: "Two lines about your situation are enough to begin.",
  },
  combined: {
    label: "Next to it",
    heading: "Often combined with",
    text: "Three services that clients tend to run alongside this one, and what joins them.",
  },
  closing: {
    heading: "Talk to the lead for {title}",
    text: "A first call takes 45 minutes. You speak to the director who would run the work.",
  },
} as const satisfies {
  whyChoose: { heading: string; text: string; figures: Three<ClaimId> };
  quickInfo: {
    heading: string;
    items: readonly { term: string; text: string }[];
  };
  getInTouch: { heading: string; text: string };
  combined: SectionIntro;
  closing: { heading: string; text: string };
};
