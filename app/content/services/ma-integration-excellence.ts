import type { Solution } from "../types";

export default {
  template: "solution",
  title: "M&A Integration Excellence",
  description:
    "From signing to day 100 and the last transitional service: an integration office that protects the value in the deal model.",
  group: "enterprise-solutions",
  kind: "delivery",
  lead: "Antitrust clearance decides when Day 1 falls, sometimes at two weeks’ notice, and the deal starts to lose people and customers long before it. Our integration office is at work from signing until the last service from the seller has ended.",
  instead: [{ when: "this is not your case", service: "enterprise-architecture" }],
  sections: [
    {
      heading: "Where deal value leaks",
      paragraphs: [
        "Rivals phone your new customers on the afternoon of the announcement. The target’s best engineers update their profiles that night. A year after close there are still two payroll runs, two price lists and two sales reps in the same lobby. The seller bills for transitional services that somebody assumed were free.",
        "Due diligence priced all this as a single line. The bankers who wrote that line have left, and the functional heads who must deliver it never saw the model.",
      ],
    },
    {
      heading: "Signing to clean room in a month",
      paragraphs: [
        "Within five days of signing, the integration management office has a room, a rhythm and a budget. A clean team starts beside it under rules set by antitrust counsel, and compares prices and supplier contracts that neither firm may yet show the other.",
        "Each function gets a pair of leads, one from either company. They cut the Day 1 list down to must-haves, rarely more than forty: payroll, bank mandates, delegated authority, who answers the phone. A written thesis, due four weeks after signing, says what to combine, what to leave alone and which services to rent from the seller.",
      ],
    },
    {
      heading: "Dress rehearsal, Day 1, day 100",
      paragraphs: [
        "Two weeks before close we rehearse Day 1 with a clock and injected faults, such as a blocked bank file or a site without badges. On the day a command center takes calls until they fall below ten an hour. Leaders down to the third level are named by week four after close, since silence about jobs costs more people than bad news does.",
      ],
    },
    {
      heading: "A playbook with the first deal in it",
      paragraphs: [
        "Your corporate development team inherits the Day 1 checklist with proof of readiness, the operating model, and a register of every transitional service with its fee and exit date. The value tracker ties each target to a cost center and a named executive. All of it is filed as a playbook, corrected by what went wrong this time.",
      ],
    },
    {
      heading: "Proof in the run rate",
      paragraphs: [
        "Finance books each saving before we count it. Alongside run rate against the deal model, we follow one-off cost, revenue kept from the top hundred accounts, regretted leavers on the retention list and service exits made on time.",
        "An integration director runs the office. Workstream leads cover finance, people, technology and commercial, and a separation specialist handles the agreement with the seller. For a target of 3,000 staff, expect a dozen of us for two quarters.",
      ],
    },
  ],
  features: [
    "Integration management office within five days",
    "Clean team run under counsel’s rules",
    "Day 1 must-have list with readiness proof",
    "Retention offers for critical staff",
    "Transitional service register with exit dates",
    "Top-account contact plan for announcement day",
    "Value tracker tied to cost centers",
    "Timed rehearsal and Day 1 command center",
  ],
  benefits: [
    "Staff paid and customers served on Day 1",
    "Deal targets owned by the people who can deliver them",
    "Key engineers and sellers still there a year later",
    "Rented services ended before their fees step up",
    "One price list and one voice to shared customers",
    "A faster start on the next acquisition",
  ],
  caseStudies: [
    {
      slug: "global-supply-chain-optimization",
      relevance:
        "Six acquisitions had left 19 distribution centers, and one closure showed what a retention bonus paid too late can cost.",
    },
    {
      slug: "global-banking-platform-transformation",
      relevance:
        "Loans from a merger in 1991 still followed their old interest rules and held one market back: the price of an integration left unfinished.",
    },
  ],
  visualizationAfter: 3,
  visualization: {
    kind: "gantt",
    title: "Signing to day 100 and beyond, for a ten-week close",
    summary:
      "Setting up the office, Day 1 readiness, role selection and the finance and payroll cutover form the critical path to day 100.",
    unit: "week",
    length: 28,
    bars: [
      { name: "Set up the office", start: 0, end: 2, critical: true },
      { name: "Clean-team analysis", start: 1, end: 10 },
      { name: "Day 1 readiness", start: 2, end: 10, critical: true },
      { name: "Retention offers", start: 3, end: 12 },
      { name: "Role selection", start: 10, end: 14, critical: true },
      { name: "Finance and payroll", start: 14, end: 24, critical: true },
      { name: "Service exits", start: 12, end: 28 },
    ],
    milestones: [
      { name: "Close and Day 1", at: 10 },
      { name: "Leaders named", at: 14 },
      { name: "Day 100", at: 24 },
    ],
  },
  combinedWith: [
    {
      service: "enterprise-architecture",
      why: "A quick overlay of two application maps shows which systems survive and what the exits will cost.",
    },
    {
      service: "change-acceleration",
      why: "Acquired staff judge the deal by their first month, so manager briefings and support need care.",
    },
    {
      service: "financial-management",
      why: "Savings and one-off costs need a single set of books that both finance teams accept.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Manufacturing"],
} satisfies Solution;
