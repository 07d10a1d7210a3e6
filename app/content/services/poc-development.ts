import type { Service } from "../types";

export default {
  template: "service",
  title: "PoC Development",
  description:
    "Eight-week proofs of concept on your own data, with thresholds and kill criteria signed before the first line of code.",
  group: "technology-transformation",
  kind: "delivery",
  lead: "The technology exists, but does it work on your data, and at what unit cost? A proof of concept answers in eight weeks and carries a date on which it may die; questions that no product can answer go to the Innovation Lab.",
  instead: [{ when: "this is not your case", service: "innovation-lab" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Most innovation budgets carry a few proofs of concept in their third year. The demo impressed, the vendor extended the trial, and what failure would look like was left open. They run on cleaned samples with an engineer nudging the results. Then somebody asks about single sign-on, peak volume or cost per transaction, and the true reply is that it was never tried.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Three days go into a single page: one hypothesis, its riskiest assumptions in order, a threshold for each, and the kill criteria with the sponsor’s signature. An example: the camera must read 95% of damaged labels for under £0.02 each, on images from your own dock. Real data reaches an isolated sandbox within the first two weeks. Until the first kill check, at the end of week three, we attack only the worst assumption. If it holds, the rest is tried against a live interface.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "At each kill check there are three possible calls: go on, change one thing and rerun once, or stop. Stopping at £60,000 is a fair price for not spending £2M, and the report gives it the same care as a success. Thresholds may not be loosened after results are seen. A slate from which nothing is ever stopped was chosen too timidly.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Whatever the verdict, you keep the test set, the harness that scores it, the code, a five-page decision paper and a cost model at production volume. The paper lists all that was faked, from a manual upload to a hard-coded login, and prices the work to make each item real. Code is labeled throwaway unless a review says otherwise.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Five people see it through: a product lead, two engineers, a domain specialist and one engineer of yours, who joins full time and will own the next step. A security reviewer reads along from week four. Our own marks are the days until verdict and how close the production cost lands to our estimate a year later. Within 20% is the bar.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "One-page hypothesis with signed kill criteria",
    "Isolated sandbox with your real data",
    "Scoring harness you can rerun",
    "Two dated kill checks",
    "Unit cost model at production volume",
    "Decision paper that lists every shortcut",
  ],
  benefits: [
    "Integration money kept for ideas that have passed",
    "A verdict eight weeks after kickoff",
    "Vendor claims checked against your own data",
    "Production budgets based on measured rates",
    "Engineers released from trials that never close",
  ],
  visualization: {
    kind: "gantt",
    title: "Eight weeks to a verdict, with two chances to stop",
    summary:
      "The riskiest assumption is tested first, so a weak idea can end at week three instead of week eight.",
    unit: "week",
    length: 8,
    bars: [
      { name: "Hypothesis and criteria", start: 0, end: 1, critical: true },
      { name: "Data and sandbox", start: 0, end: 2 },
      { name: "Riskiest assumption test", start: 1, end: 3, critical: true },
      { name: "Interface and load test", start: 3, end: 6, critical: true },
      { name: "Security review", start: 3, end: 5 },
      { name: "Unit cost model", start: 4, end: 7 },
      { name: "Decision paper", start: 6, end: 8, critical: true },
    ],
    milestones: [
      { name: "Criteria signed", at: 1 },
      { name: "First kill check", at: 3 },
      { name: "Second kill check", at: 6 },
      { name: "Verdict", at: 8 },
    ],
  },
  combinedWith: [
    {
      service: "innovation-lab",
      why: "The lab supplies candidates, and a proof decides which of them deserve a budget.",
    },
    {
      service: "ai-strategy-roadmap",
      why: "Use cases are ranked on assumptions that a short proof can confirm or break.",
    },
    {
      service: "strategic-portfolio-management",
      why: "Verdicts feed the funding calendar, so a stopped proof frees its money in the same quarter.",
    },
  ],
  industries: ["Technology", "Manufacturing", "Retail", "Energy"],
} satisfies Service;
