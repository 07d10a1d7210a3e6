import type { ClaimId } from "./claims";
import type { PageHead, PageIntro, Three } from "./types";

export const caseStudiesPage = {
  head: {
    title: "Client Success Stories",
    description:
      "Eight programs in banking, health, technology, industry and retail: the problem, the approach and the measured results.",
  },
  intro: {
    label: "Case studies",
    heading: "Client Success Stories",
    lead: "Eight programs, told by what the client was up against, what we chose to do and what was counted afterward. Several include our own mistakes.",
  },
  closing: {
    heading: "Which of these sounds like yours?",
    text: "Name the closest story and say where your case differs. Someone who worked on it will answer.",
  },
  figures: ["satisfaction", "retention", "average-rating"],
} as const satisfies {
  head: PageHead;
  intro: PageIntro;
  closing: { heading: string; text: string };
  figures: Three<ClaimId>;
};
