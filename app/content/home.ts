import { site } from "../site";
import { type ClaimId, claims } from "./claims";
import { facts } from "./facts";
import type { Four, GanttVisualization, PageHead, Pictogram, SectionIntro, Three } from "./types";

export const home = {
  head: {
    title: site.tagline,
    description:
      "Certified project managers, methods and reporting platforms on demand, for enterprises that have to deliver on a fixed date.",
  },
  hero: {
    badge: "Global Excellence Award, Top Strategic Consultancy",
    heading: "Elevating Enterprise Through Transformational Excellence",
    lead: `The board has set a date, and the people who could run the program are already running two others. We bring certified project managers with a method and a reporting platform, have them at work within ${facts.managerWithin} of kickoff and plan back from the date.`,
    imageAlt:
      "A model of a project plan: pale bars in rows, and one vermilion run of bars with brass milestones, the critical path",
  },
  heroPanel: ["portfolio-value", "retention", "markets"],
  statCards: [
    {
      claim: "success-rate",
      icon: {
        says: "All but a sliver lands",
        bars: [
          [0, 0, 5, "work"],
          [1, 0, 5, "work"],
          [2, 0, 5, "work"],
          [3, 0, 4, "key"],
          [3, 4, 1, "plan"],
        ],
      },
      title: "Project success rate",
      description: "Closed inside the limits for date, budget and scope set with the sponsor.",
    },
    {
      claim: "projects-delivered",
      icon: {
        says: "Done, and counting",
        bars: [
          [0, 0, 2, "work"],
          [0, 3, 2, "work"],
          [2, 0, 2, "work"],
          [2, 3, 2, "work"],
          [4, 0, 2, "key"],
        ],
        result: [4, 3],
      },
      title: "Projects delivered",
      description: `In ${claims["countries-delivered"].value} countries: from workstreams of a few months to programs that we led or assured, with budgets of up to ten figures.`,
      cites: ["countries-delivered"],
    },
    {
      claim: "cost-reduction",
      icon: {
        says: "Same work, two fifths gone",
        bars: [
          [0, 0, 5, "work"],
          [2, 0, 4, "work"],
          [2, 4, 1, "plan"],
          [4, 0, 3, "key"],
          [4, 3, 2, "plan"],
        ],
      },
      title: "Cost reduction",
      description: "Annual cost taken out by the first full year, against your own baseline.",
    },
    {
      claim: "time-to-market",
      icon: {
        says: "In the market while others build",
        bars: [
          [0, 0, 3, "plan"],
          [1, 3, 2, "plan"],
          [3, 0, 1, "key"],
          [3, 2, 3, "work"],
        ],
        result: [3, 1],
      },
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
      title: "Half a year with us, from kickoff to handover",
      summary:
        "Discovery, the statement of work and the plan fill the first six weeks; delivery then sets the end date, while reviewers from outside the team check it.",
      unit: "month",
      length: 6,
      bars: [
        { name: "Discovery", start: 0, end: 0.5, critical: true },
        { name: "Scope & SOW", start: 0.5, end: 1, critical: true },
        { name: "Baseline", start: 1, end: 1.5, critical: true },
        { name: "Delivery", start: 1.5, end: 5, critical: true },
        { name: "Assurance", start: 1.5, end: 5.5 },
        { name: "Handover", start: 5, end: 6, critical: true },
      ],
      milestones: [
        { name: "SOW signed", at: 1 },
        { name: "Plan approved", at: 1.5 },
        { name: "Work accepted", at: 5.5 },
      ],
    },
  },
  clients: {
    label: "Clients and recognition",
    heading: "References, and where analysts place us",
    text: "Eight of our clients; ask for a reference call with any of them. Below, each analyst line gives the report and its year.",
  },
  process: {
    label: "Process",
    heading: "Six steps, one critical path",
    text: "The sequence is the same on every engagement, so you can see what comes next and what we will need from you.",
  },
  caseStudies: {
    label: "Case studies",
    heading: "Work that reached production",
    text: "The obstacle, the decisions that mattered and what the client counted at the end.",
  },
  testimonials: {
    label: "Testimonials",
    heading: "What clients said afterward",
    text: "A chief operating officer, a chief nurse, a finance chief and a plant director on how the work was done.",
  },
  faq: {
    label: "Questions",
    heading: "Asked before every first meeting",
    text: "Short answers on what the service is, how it runs and what you will see of it.",
  },
  closing: {
    heading: "Tell us what has to be true by next quarter",
    text: `Bring the date, the budget and the worry. After ${facts.consultation} with ${facts.firstCall}, you know what we would do first.`,
  },
} as const satisfies {
  head: PageHead;
  hero: {
    badge: string;
    heading: string;
    lead: string;
    imageAlt: string;
  };
  heroPanel: Three<ClaimId>;
  statCards: Four<{
    claim: ClaimId;
    icon: Pictogram;
    title: string;
    description: string;
    /** Other claims in the description. */
    cites?: readonly ClaimId[];
  }>;
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
