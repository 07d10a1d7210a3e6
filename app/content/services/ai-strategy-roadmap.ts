import type { Service } from "../types";

export default {
  template: "service",
  title: "AI Strategy & Roadmap",
  description:
    "Decide what to do with AI, in which order and under which controls, with costs and owners on one page.",
  group: "ai-solutions",
  kind: "advice",
  lead: "Sixty ideas, one budget and a board that wants an answer by its next meeting. With your executives we settle which uses of AI to fund, which to park and which to refuse, and put a date on every control.",
  instead: [{ when: "this is not your case", service: "strategic-portfolio-management" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "By the time we are called, AI is already in the building. Marketing has three writing tools, engineers paste code into a public model, and a software vendor has switched on an assistant that never passed through procurement. The ideas list is long and unranked. Legal has refused most of it in writing. Ten pilots have run for a year. Two know their user count and one has a business case.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Expense data, network logs and an amnesty survey give us an inventory of tools, models and pilots inside five working days, the unofficial ones included. Twelve interviews turn wishes into use cases, each with a volume, a unit cost and an owner. These are then scored for value, data readiness, tolerance for error and risk. At the end of week four your executives meet for half a day and fund, park or refuse every one.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Each use sits in a risk tier mapped to the EU AI Act, with NIST AI RMF and ISO/IEC 42001 as references for the controls. The tier says what is due: an evaluation set, a red-team exercise, human review, an impact assessment, or all four. Money gets the same care. We model tokens, hosting, review hours and the cost of wrong answers at full volume; a pilot for fifty people says little about a bill for nine thousand.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "The roadmap fits on one sheet: four quarters, named owners, funding gates and the reason for the order. Behind it stand the use-case register, a two-page acceptable-use policy, a make, buy or wait position for each capability, and exit terms for model suppliers. We also write the charter for an AI review board and chair its first two sessions, so that it learns to clear low-risk work quickly.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "A year on, the test is plain. How many funded uses reached production, how many were stopped at a gate, and did the benefit show in a budget line? Time from request to risk decision should be under ten working days. Spot checks should find few tools missing from the register. The engagement is run by a strategy partner with an AI architect, a risk and privacy specialist and a finance analyst; your sponsor gives it a day a week.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
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
    "A short, funded list in place of sixty loose ideas",
    "Pilots that carry a stop date and keep to it",
    "Low-risk requests cleared in days by a known route",
    "Running costs forecast before contracts are signed",
    "Answers ready when a regulator or director asks",
  ],
  visualization: {
    kind: "gantt",
    title: "A sample roadmap: controls first, then two waves of use",
    summary:
      "Wave one waits for the policy and the evaluation harness, while supplier terms and data fixes run beside them with slack.",
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
