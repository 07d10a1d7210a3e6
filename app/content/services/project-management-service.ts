import type { Service } from "../types";

export default {
  template: "service",
  title: "Project Management as a Service",
  description:
    "Certified project managers on demand, with our methods and platform behind them and a statement of work that says what you get.",
  group: "flagship",
  kind: "delivery",
  lead: "Order project management the way you order capacity: a certified manager on your project, usually within ten working days, with method, tooling and cover included. Where a contractor is one pair of hands, you get a bench, a delivery platform and a signed statement of work.",
  instead: [{ when: "this is not your case", service: "sow-development" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "The need tends to surface as a hiring problem. Fourteen projects are approved, five have a project manager, and the rest are run at night by people with another job. Recruiting takes five months. Contractors arrive sooner, each with a private spreadsheet, and leave with the history in their heads. By the time the steering committee sees a forecast it trusts, two of the fourteen have slipped past the point where a plan can help.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Paper comes ahead of the person. With your sponsor and procurement lead we draft the statement of work: deliverables, acceptance criteria, exclusions, and the notice for adding or releasing people. The manager joins with it in hand. Two weeks later you have a RAID log, a stakeholder map and a draft schedule with its logic shown. By day twenty the baseline is approved, change control has met once and every task on the critical path has an owner.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Our method fits in a forty-page playbook with a predictive, an agile and a hybrid track. The manager picks one per workstream and records why. The platform holds schedule, risks, decisions, actuals and earned value in one place. It reads from Jira, Azure DevOps or Microsoft Project, so your teams keep the tools they know. Sponsors see the same screen we do, and no second version is made for the steering pack.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "A six-month engagement of ordinary size takes one senior project manager, a PMO analyst two days a week and a delivery director. The director reviews the plan every second Friday and answers for the result on our side. All our project managers hold the PMP. A named deputy shadows each of them from the third week, so a resignation costs you a handover call. When demand rises, the bench supplies a scheduler under the same terms.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Results are written into the statement of work and read monthly: schedule performance index, cost variance against baseline, milestones met at first forecast, and the age of open decisions. At close we pass over the full project record, a lessons log tied to causes and the templates as configured. By then a manager of yours has run the last two reporting cycles, with ours in the second chair.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "PMP-certified managers from a standing bench",
    "Statement of work drafted before the start",
    "Named deputy for every project manager",
    "Predictive, agile and hybrid tracks in one playbook",
    "Delivery platform linked to your planning tools",
    "Plan review by a delivery director every two weeks",
  ],
  benefits: [
    "Approved projects start with a manager instead of a vacancy",
    "Cost follows demand, because people are added and released on notice",
    "Status figures agree from team board to steering committee",
    "Absence or resignation no longer stops a project",
    "Project history stays with you when the engagement ends",
  ],
  visualization: {
    kind: "gantt",
    title: "A six-month engagement, from statement of work to close",
    summary:
      "The path runs from scope through baseline and two delivery stages to acceptance, while the deputy and your own manager learn alongside.",
    unit: "week",
    length: 26,
    bars: [
      { name: "Statement of work", start: 0, end: 2, critical: true },
      { name: "Platform setup", start: 2, end: 4 },
      { name: "Mobilize and baseline", start: 2, end: 6, critical: true },
      { name: "Named deputy shadows", start: 4, end: 26 },
      { name: "First delivery stage", start: 6, end: 14, critical: true },
      { name: "Second delivery stage", start: 14, end: 22, critical: true },
      { name: "Your manager steps in", start: 18, end: 26 },
      { name: "Acceptance and close", start: 22, end: 26, critical: true },
    ],
    milestones: [
      { name: "Baseline approved", at: 6 },
      { name: "Midpoint review", at: 14 },
      { name: "Work accepted", at: 24 },
      { name: "Record handed over", at: 26 },
    ],
  },
  combinedWith: [
    {
      service: "sow-development",
      why: "Our own statement of work covers the manager; your vendors on the same project need theirs written just as tightly.",
    },
    {
      service: "resource-optimization",
      why: "It shows which roles to hire and keep, and which to draw from our bench.",
    },
    {
      service: "leadership-development",
      why: "The sponsor decides how much a good project manager can achieve, and sponsors can be trained.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Manufacturing", "Retail"],
} satisfies Service;
