import { site } from "../site";
import { type ClaimId, claims } from "./claims";
import type { Four, GanttVisualization, PageHead, SectionIntro, Three } from "./types";

export const home = {
  head: {
    title: site.tagline,
    description:
      "Certified project managers, methods and reporting platforms on demand, for enterprises that have to deliver on a fixed date.",
  },
  hero: {
    badge: "Global Excellence Award, Top Strategic Consultancy",
    heading: "Elevating Enterprise Through Transformational Excellence",
    lead: "Certified project managers, tested methods and the platforms to run them, on demand. We start from the date you cannot move and plan back from it.",
    imageAlt:
      "A model of a project plan: pale bars in rows, and one vermilion run of bars with brass milestones, the critical path",
  },
  heroPanel: ["portfolio-value", "retention", "markets"],
  statCards: [
    {
      claim: "success-rate",
      title: "Project success rate",
      description: "Closed inside the limits for date, budget and scope set with the sponsor.",
    },
    {
      claim: "projects-delivered",
      title: "Projects delivered",
      description: `In ${claims["countries-delivered"].value} countries, from a single workstream to programs that ran for four years.`,
    },
    {
      claim: "cost-reduction",
      title: "Cost reduction",
      description: "Delivery cost taken out in year one, set against your own baseline.",
    },
    {
      claim: "time-to-market",
      title: "Time to market",
      description: "First release in users’ hands, compared with conventional methods.",
    },
  ],
  featured: {
    label: "Featured service",
    heading: "Project Management as a Service",
    text: "A delivery office that arrives complete. It brings its people, method and tooling, works under your governance and steps back once the work is done.",
    points: [
      "Certified project managers, on demand",
      "Our own methods and digital platforms",
      "Statement-of-work development included",
    ],
    schedule: {
      kind: "gantt",
      title: "Half a year with us, from signature to handover",
      summary:
        "The statement of work and the baseline take six weeks; delivery then sets the end date, with assurance beside it and handover after it.",
      unit: "month",
      length: 6,
      bars: [
        { name: "Scope & SOW", start: 0, end: 0.5, critical: true },
        { name: "Discovery", start: 0, end: 1 },
        { name: "Baseline", start: 0.5, end: 1.5, critical: true },
        { name: "Delivery", start: 1.5, end: 5, critical: true },
        { name: "Assurance", start: 2, end: 5.5 },
        { name: "Handover", start: 5, end: 6, critical: true },
      ],
      milestones: [
        { name: "SOW signed", at: 0.5 },
        { name: "Plan approved", at: 1.5 },
        { name: "Work accepted", at: 5.5 },
      ],
    },
  },
  clients: {
    label: "Clients and recognition",
    heading: "Eight clients, four outside opinions",
    text: "A bank, a hospital group, a grid operator and five others. Below them, what analysts and G2 reviewers make of our work.",
  },
  process: {
    label: "Process",
    heading: "Six steps, one critical path",
    text: "The sequence stays the same on every engagement, so you know what comes next and who owns it.",
  },
  caseStudies: {
    label: "Case studies",
    heading: "Work that reached production",
    text: "The obstacle, the decisions that mattered and what the client counted at the end.",
  },
  testimonials: {
    label: "Testimonials",
    heading: "From those who had to sign",
    text: "Four clients on the moment that settled it for them.",
  },
  faq: {
    label: "Questions",
    heading: "Asked before every first meeting",
    text: "Short answers on what the service is, how it runs and what you will see of it.",
  },
  closing: {
    heading: "Tell us what has to be true by next quarter",
    text: "Bring the date, the budget and the worry. In 45 minutes you will hear what we would do first.",
  },
} as const satisfies {
  head: PageHead;
  hero: {
    badge: string;
    heading: string;
    /** Follows the tagline, which is set in bold. */
    lead: string;
    imageAlt: string;
  };
  heroPanel: Three<ClaimId>;
  statCards: Four<{ claim: ClaimId; title: string; description: string }>;
  featured: {
    label: string;
    heading: string;
    text: string;
    points: Three<string>;
    schedule: GanttVisualization;
  };
  clients: SectionIntro;
  process: SectionIntro;
  caseStudies: SectionIntro;
  testimonials: SectionIntro;
  faq: SectionIntro;
  closing: { heading: string; text: string };
};
