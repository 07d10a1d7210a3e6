import type { ClaimId } from "./claims.server";
import type { PageHead, PageIntro, Three } from "./types";

export const stories = {
  head: {
    title: "Client Success Stories",
    description:
      "Eight programs in banking, health, technology, industry and retail: the problem, the approach and the measured results.",
  },
  intro: {
    label: "Case studies",
    heading: "Client Success Stories",
    lead: "Eight programs, from the first problem to the final count. Read what stood in the way, what we did about it and what changed.",
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
