import { facts } from "./facts";
import type { Faq, Six } from "./types";

export const faq: Six<Faq> = [
  {
    question: "What is Project Management as a Service?",
    answer: `PMaaS is a delivery office you subscribe to. Certified project managers come with a working method, templates and a reporting platform, and they are at work on your live projects within ${facts.managerWithin} of kickoff. You set the portfolio and the priorities; we supply the people who run it. The team grows for a peak and shrinks after it, and the monthly charge follows.`,
  },
  {
    question: "How does it differ from traditional project management?",
    answer: `The usual way is to hire or contract one manager per project, each with different habits of planning and reporting. Here the unit is a service with an agreed level. If a manager falls ill, a colleague who has read the same plan steps in. You pay for capacity by the month and can change it with ${facts.notice}.`,
  },
  {
    question: "Which types of project do you manage?",
    answer:
      "Mostly work that crosses departments and cannot fail quietly: core system replacements, cloud and data center moves, mergers, regulatory deadlines, product launches and AI pilots bound for production. Many are single workstreams of a few months. A few very large programs carry most of the portfolio value we report, since assurance counts the whole budget of the program reviewed. We decline work that has no sponsor on your side.",
  },
  {
    question: "How do you keep projects aligned with the business?",
    answer:
      "A short charter states the sponsor, the outcome and the measure that will prove it. The sponsor and our lead go through it once a month. When the business case weakens, we say so in writing and set out three options: change the scope, pause or stop. No benefit counts until your finance team has confirmed it.",
  },
  {
    question: "Which methodologies do you use?",
    answer:
      "The work decides. A hardware rollout with fixed dates suits stage gates; a product team that releases weekly runs better on Scrum or Kanban; most large programs need both under one schedule. All our managers hold the PMP, and many are trained in PRINCE2, SAFe and ITIL as well. During planning we write down which method governs which part, and why.",
  },
  {
    question: "How do you report progress?",
    answer:
      "You get one page every Friday, drawn from the live schedule: milestones, spend against budget, the top five risks and the decisions we need from you. Sponsors can open the same data on our platform at any hour. A steering pack follows each month. If a critical-path date slips, you hear it on the day we do.",
  },
];
