import type { ClaimId } from "./claims";
import type { PageHead, PageIntro, Three } from "./types";

export const testimonialsPage = {
  head: {
    title: "Client Testimonials",
    description:
      "Eight clients on how we work: contracts, night shifts, ledgers, shop floors and a pilot that was better stopped.",
  },
  intro: {
    label: "Testimonials",
    heading: "What Our Clients Say",
    lead: "Executives, a plant director and a registrar describe what it was like to have us in the building.",
  },
  legend: { run: "Our time with the client", handover: "Handover" },
  closing: {
    heading: "Let’s Create Your Success Story",
    text: "Start with one conversation about a stalled project or a new one. If we are the wrong firm for it, you will hear that first.",
  },
  figuresHeading: "All our clients, in three figures",
  figures: [
    { claim: "satisfaction", label: "Client Satisfaction Rate" },
    { claim: "retention", label: "Client Retention" },
    { claim: "average-rating", label: "Avg. Rating" },
  ],
} as const satisfies {
  head: PageHead;
  intro: PageIntro;
  /** What is drawn above each quote. */
  legend: { run: string; handover: string };
  closing: { heading: string; text: string };
  figuresHeading: string;
  figures: Three<{ claim: ClaimId; label: string }>;
};
