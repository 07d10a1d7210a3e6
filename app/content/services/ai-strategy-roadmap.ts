import type { Service } from "../types";

export default {
  template: "service",
  title: "AI Strategy & Roadmap",
  description:
    "Decide which uses of AI to fund, in which order and under which controls, with the cost of each known at full volume.",
  group: "ai-solutions",
  kind: "advice",
  lead: "The board wants an answer on AI at its next meeting, and you have sixty ideas and one budget. In half a day at the end of week four your executives fund, park or refuse each idea, with its risk tier and its cost at full volume in front of them.",
  phases: { from: 0, to: 7, ends: "a funded list, with dates" },
  instead: [
    {
      when: "AI has to compete for its money with all other change",
      service: "strategic-portfolio-management",
    },
    {
      when: "the use is chosen and you need proof that it works on your data",
      service: "poc-development",
    },
  ],
  overview: [
    {
      label: "The amnesty",
      covers: [1],
      text: "Day one brings three lines from your sponsor to all staff, cleared by your counsel: tell us which AI tools you use, and for what; nothing you report this week will be held against you. The replies, expense data and network logs make an inventory in five working days. Expect a long one. Marketing pays for three writing tools, engineers paste code into a public model, and a software vendor has switched on an assistant that procurement never saw. Of ten pilots, two may know their user count.",
    },
    {
      label: "Twelve interviews",
      covers: [2],
      text: "Twelve interviews in week two turn wishes into use cases. Each use needs a volume, a unit cost and a manager who would give up other budget to have it. The last condition sorts ideas faster than any scoring grid. An idea without such a manager is marked, and its author has until week four to find one.",
    },
    {
      label: "The bill for nine thousand",
      covers: [3, 4],
      text: "A pilot for fifty people says little about the bill for nine thousand. Our finance analyst models tokens, hosting, review hours and the cost of wrong answers at full volume. Review is the line that surprises: at four minutes a case, the person who checks the output can cost more than the model. A use that pays only when its human check is left out goes back to be redesigned.",
    },
    {
      label: "Counsel in the room",
      covers: [3],
      text: "Each use is placed in a risk tier mapped to the EU AI Act, with NIST AI RMF and ISO/IEC 42001 as references for the controls. The tier says what is due: an evaluation set, a red-team exercise, human review, an impact assessment, or all four. Your counsel and your risk officer can veto a tier. They do so face to face with the manager who wants the use, so a refusal comes once and with its reason.",
    },
    {
      label: "Sixty verdicts",
      covers: [4],
      text: "Slides are banned from the half day that ends week four. The register is on the screen, each use gets three minutes, and the contested ones share a last hour. A use is funded, parked until a stated condition is met, or refused. The reason goes on record, so that a refused idea cannot come back next quarter as a fresh one.",
    },
    {
      label: "Four quarters, in order",
      covers: ["after"],
      text: "The roadmap gives the order and the reason for it. In our sample, wave one waits for the policy and the evaluation harness, while data fixes and supplier terms run in parallel. Each wave has a funding gate, and each pilot a date on which its money ends unless the gate renews it. With it come a two-page acceptable-use policy, a make, buy or wait position for each capability and exit terms for model suppliers.",
    },
    {
      label: "Request number sixty-one",
      covers: ["after"],
      text: "New ideas will keep coming. We write the charter of an AI review board and chair its first two sessions, so that it learns to clear low-risk work within ten working days. A year on we count with you: uses in production, uses stopped at a gate, tools that a spot check finds outside the register, and benefits that your finance team has confirmed in a budget line.",
    },
  ],
  schedule: {
    note: "Twenty days turn sixty ideas into sixty verdicts. The executives’ half day is booked first; an idea not costed by then can only be parked.",
    weeks: ["Declare", "Ask", "Price", "Decide"],
    work: [
      { name: "Three lines to all staff", who: "Your sponsor", days: [[1, 1]], critical: true },
      { name: "Inventory of tools in use", who: "AI architect", days: [[2, 5]], critical: true },
      { name: "Twelve interviews", who: "Strategy director", days: [[6, 9]], critical: true },
      { name: "Ideas in search of a manager", who: "Their authors", days: [[10, 17]] },
      { name: "A risk tier for each use", who: "Risk and privacy specialist", days: [[10, 14]] },
      {
        name: "Tiers argued face to face",
        who: "Your counsel and risk officer",
        days: [
          [11, 11],
          [13, 13],
          [15, 15],
        ],
        gate: "A veto comes once",
      },
      {
        name: "Cost at full volume, use by use",
        who: "Finance analyst",
        days: [[10, 19]],
        critical: true,
      },
      {
        name: "Register closed, sixty verdicts",
        who: "Your executives",
        days: [[20, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "each use funded, parked or refused", who: "Your executives" },
  },
  quickInfo: {
    firstResult: { week: 4, text: "every use funded, parked or refused by your executives" },
    team: "Strategy director, AI architect, risk and privacy specialist, finance analyst",
    weAsk: "Your sponsor one day a week, twelve interviews, expense data and network logs",
  },
  features: [
    "Inventory of official and unofficial AI use",
    "Use-case scoring on value, readiness and risk",
    "Cost model for tokens, hosting and review hours",
    "Risk tiers mapped to law and standards",
    "Make, buy or wait position per capability",
    "Review board charter and funding gates",
  ],
  benefits: [
    "Sixty loose ideas become a funded list by the end of week four",
    "Each pilot has a date on which its money ends",
    "Low-risk requests get a decision within ten working days",
    "You see the cost at full volume before you commit to a supplier",
    "A regulator who asks gets the register, with a tier for every use",
  ],
  visualization: {
    kind: "gantt",
    title: "A sample roadmap: controls first, then two waves of use",
    summary:
      "Wave one waits for the policy and the evaluation harness, while supplier terms and data fixes run in parallel with slack.",
    unit: "month",
    length: 12,
    bars: [
      { name: "Register and policy", start: 0, end: 2, critical: true },
      { name: "Supplier terms", start: 1, end: 4 },
      { name: "Risk tiers and board", start: 1, end: 4 },
      { name: "Evaluation harness", start: 2, end: 5, critical: true },
      { name: "Data access fixes", start: 2, end: 7 },
      { name: "Wave 1: service desk", start: 5, end: 8, critical: true },
      { name: "Training by role", start: 5, end: 10 },
      { name: "Wave 2: claims intake", start: 8, end: 12, critical: true },
    ],
    milestones: [
      { name: "Policy in force", at: 2 },
      { name: "Wave 2 funding gate", at: 8 },
      { name: "Year-one review", at: 12 },
    ],
  },
  combinedWith: [
    {
      service: "strategic-portfolio-management",
      why: "AI uses compete for money and specialists with all other change, in one ranked list.",
    },
    {
      service: "executive-advisory-services",
      why: "Directors get a private briefing on model risk before they are asked to approve spend.",
    },
    {
      service: "leadership-development",
      why: "Managers learn to set targets and check work when part of the team is software.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Retail", "Energy", "Education"],
} satisfies Service;
