import type { Service } from "../types";

export default {
  template: "service",
  title: "Enterprise Transformation",
  description:
    "Restructure the whole firm: operating model, cost base and organization, with savings the controller confirms.",
  group: "premium-service-offerings",
  kind: "delivery",
  lead: "When the shape of the company is the problem, Enterprise Transformation redraws operating model, cost and organization across the firm, with or without new systems. Where technology leads the change, begin with Enterprise Digital Transformation, or with Digital Transformation if a single business line is enough.",
  instead: [{ when: "this is not your case", service: "enterprise-digital-transformation" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "The first month is quiet and factual. We join the HR master file to the general ledger and code each role by activity, layer and span. In week three the executive committee argues with that fact base line by line. A week later it agrees in writing on design criteria, a savings range and a consultation calendar for each country.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "What the file shows seldom surprises the staff. Nine layers separate the chief executive from the customer, and half the managers have two direct reports. Three regions keep their own finance, procurement and HR teams and buy the same laptop at three prices. Overheads grew 6% a year while sales grew 2%. Every annual cost drive trims travel and open posts. By spring the spend is back, because the decision rights that create it were left alone.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Design runs from the top. Posts and profit lines in layers one and two are settled, and people chosen for them, before layer three opens. We try rival operating models on real decisions: who sets the price in Poland, who stops a late product, who hires a plant manager. Employment counsel and works councils see drafts early. A structure announced before consultation closes can cost six months in court.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "A transformation office of ten or so steers it: our lead partner, two organization designers, a cost analyst per region, an employee-relations lead, and operators of yours released full time. The chief executive chairs each week. Progress means run-rate savings that the controller confirms, spans and layers as designed, and named people who stay. Service levels must hold throughout. If they dip, the next wave waits.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Budgets are cut on the day a unit’s design is signed; without that, restructuring saves money only on slides. Managers are left with an operating model they can draw from memory and charters for the top 200 posts. Decision rights name people. A savings ledger ties to the budget, service agreements bind units and shared centers, and finance runs a weekly headcount control so that layers do not grow back.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Fact base joining HR master and ledger",
    "Operating models tried on real decisions",
    "Spans and layers design for every unit",
    "Consultation calendar by country",
    "Shared service centers with service agreements",
    "Weekly headcount and vacancy control",
  ],
  benefits: [
    "Savings that stay in the budget after year one",
    "Shorter path from customer complaint to decision",
    "One price for what the regions used to buy apart",
    "Key people told early, and kept",
    "A structure that survives legal challenge",
  ],
  visualization: {
    kind: "gantt",
    title: "An eighteen-month restructuring and what sets its pace",
    summary:
      "Employee consultation sits on the critical path, so savings outside payroll start early and run beside it.",
    unit: "month",
    length: 18,
    bars: [
      { name: "Fact base", start: 0, end: 1, critical: true },
      { name: "Operating model design", start: 1, end: 4, critical: true },
      { name: "Purchasing savings", start: 2, end: 11 },
      { name: "Layers one and two", start: 3, end: 6 },
      { name: "Employee consultation", start: 4, end: 8, critical: true },
      { name: "First wave of units", start: 8, end: 12, critical: true },
      { name: "Second wave of units", start: 12, end: 16, critical: true },
      { name: "Stabilize and hand over", start: 16, end: 18, critical: true },
    ],
    milestones: [
      { name: "Model signed", at: 4 },
      { name: "Consultation closed", at: 8 },
      { name: "First wave live", at: 12 },
      { name: "Run rate confirmed", at: 18 },
    ],
  },
  combinedWith: [
    {
      service: "enterprise-digital-transformation",
      why: "Shared platforms follow more easily once one owner stands behind each shared function.",
    },
    {
      service: "digital-transformation",
      why: "If one line is simply hard to deal with, renewing its service costs less than reorganizing the firm.",
    },
    {
      service: "financial-management",
      why: "A savings ledger is believed when it closes with the books.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Retail", "Energy"],
} satisfies Service;
