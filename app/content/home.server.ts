import type { ClaimId } from "./claims.server";
import type { Four, GanttVisualization, PageHead, SectionIntro, Three } from "./types";

export const home = {
  head: {
    title: "Global Business Excellence Partner",
    description:
      "Certified project managers, methods and reporting platforms on demand, for enterprises with a date that cannot move.",
  },
  badge: "Global Excellence Award, Top Strategic Consultancy",
  heading: "Elevating Enterprise Through Transformational Excellence",
  lead: "Certified project managers, tested methods and the platforms to run them, on demand. We start from the date you cannot move and plan back from it.",
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
      description: "From a single workstream to programs that ran for four years.",
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
      title: "A six-month engagement, from kickoff to handover",
      summary:
        "Delivery sets the end date: it starts once the statement of work is signed after two months and runs for three.",
      unit: "month",
      length: 6,
      bars: [
        { name: "Mobilize", start: 0, end: 1 },
        { name: "Discovery", start: 0, end: 2 },
        { name: "Plan & SOW", start: 1, end: 2 },
        { name: "Delivery", start: 2, end: 5, critical: true },
        { name: "Assurance", start: 3, end: 6 },
        { name: "Handover", start: 5, end: 6 },
      ],
      milestones: [
        { name: "SOW signed", at: 2 },
        { name: "First release", at: 4 },
        { name: "Acceptance", at: 6 },
      ],
    },
  },
  clients: {
    label: "Clients and recognition",
    heading: "Chosen by people who answer for the date",
    text: "Banks, hospitals, manufacturers and grid operators judge us on what reaches production.",
  },
  process: {
    label: "Process",
    heading: "Six steps, one critical path",
    text: "The sequence stays the same on every engagement, so you know what comes next and who owns it.",
  },
  caseStudies: {
    label: "Case studies",
    heading: "Work that reached production",
    text: "What stood in the way, which decisions mattered and what the client counted at the end.",
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
  badge: string;
  heading: string;
  /** Follows the tagline, which is set in bold. */
  lead: string;
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
