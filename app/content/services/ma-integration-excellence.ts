import type { Solution } from "../types";

export default {
  template: "solution",
  title: "M&A Integration Excellence",
  description:
    "From the weeks before signing to the last transitional service: an integration office that protects the value in the deal model.",
  group: "enterprise-solutions",
  kind: "delivery",
  lead: "Clearance decides when Day 1 falls, sometimes at two weeks’ notice, and a deal can lose people and customers from the hour it is announced. We prepare that hour before signing, then run the integration office until the last service from the seller has ended.",
  phases: { from: 4, to: 18, ends: "the last service from the seller" },
  instead: [
    {
      when: "two divisions of one company merge, with no seller and no clearance to wait for",
      service: "enterprise-transformation",
    },
  ],
  sections: [
    {
      heading: "Two companies until close",
      paragraphs: [
        "Before close the buyer may plan for the target and may not run it. The HSR Act in the United States and Article 7 of the EU Merger Regulation hold the parties apart until clearance, and buyers have been fined for a say in the target’s contracts. Each company sets its own prices and keeps its own staff.",
        "A clean team, under rules set by antitrust counsel, reads the prices and supplier contracts that neither company may show the other. Its members hold no commercial role, and take none for a year if the deal fails. Counsel clears every figure that leaves the team.",
      ],
    },
    {
      heading: "Offers ready on announcement day",
      paragraphs: [
        "Rivals phone customers on the afternoon of the announcement, so each company calls its own top accounts that morning. The target’s best engineers update their profiles the same night, and an offer has to reach them first.",
        "Two of us join two weeks before signing, under the deal’s nondisclosure agreement. The purchase agreement fixes a retention pool for the target to spend. The target picks its own critical people and drafts its own letters, and the buyer does the same for the buyer’s staff. Letters go out on the day the deal is announced; answers are due within two weeks. Payment comes in parts up to a year after close.",
      ],
    },
    {
      heading: "Five days to an office, ten weeks to Day 1",
      paragraphs: [
        "Within five working days of signing, the integration management office has a room, a weekly rhythm and a budget. Each function has two leads, one from either company, who cut the Day 1 list to must-haves. There are rarely more than forty: payroll, bank signatories, delegated authority, who answers the phone. Four weeks after signing, a thesis says what to combine, what to leave alone and which services to rent from the seller. Two weeks before close we rehearse Day 1 with a clock and injected faults, such as a blocked bank file or a site without badges.",
      ],
    },
    {
      heading: "A hundred days, then the last exit",
      paragraphs: [
        "On Day 1 a command center takes calls until they fall below ten an hour, and appointments begin. Leaders down to the third level are known four weeks later, unless a works council has to be heard first. Finance and payroll move next and share one set of books by day 100. Service exits run on, each due before the seller’s fee steps up.",
        "A value tracker gives each line of the deal model a cost center and an executive, and only finance can book a saving. Revenue kept from the top hundred accounts and regretted departures on both retention lists stand in the same report.",
        "For a target of 3,000 staff, expect a dozen of us for two quarters and two of us until the last exit, among them a separation specialist. Your corporate development team keeps the playbook, corrected by what went wrong this time.",
      ],
    },
  ],
  features: [
    "Integration management office within five days",
    "Clean team run under counsel’s rules",
    "Day 1 must-have list with readiness proof",
    "Retention offers ready on announcement day",
    "Transitional service register with exit dates",
    "Top-account contact plan for announcement day",
    "Value tracker tied to cost centers",
    "Timed rehearsal and Day 1 command center",
  ],
  benefits: [
    { text: "Critical people have an offer in hand on announcement day", month: 1, until: 1 },
    { text: "Staff are paid and customers served from Day 1 on", month: 3, key: true },
    { text: "Each deal target has a cost center and an executive behind it", month: 3 },
    { text: "Leaders know their roles four weeks after close", month: 4, until: 4 },
    { text: "Rented services end before their fees step up", month: 4, until: 7 },
    { text: "The next acquisition starts from a corrected playbook", month: 8 },
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
        "Loans from a merger decades earlier still followed their old interest rules and held one market back: the price of an integration left unfinished.",
    },
  ],
  visualizationAfter: 3,
  visualization: {
    kind: "gantt",
    title: "Two weeks before signing to day 100, for a ten-week close",
    summary:
      "Offers are prepared before signing, and office, Day 1 readiness, role selection and the finance and payroll cutover form the critical path to day 100.",
    unit: "week",
    length: 30,
    bars: [
      { name: "Prepare offers", start: 0, end: 2, critical: true },
      { name: "Offers and answers", start: 2, end: 4 },
      { name: "Set up the office", start: 2, end: 3, critical: true },
      { name: "Clean-team analysis", start: 3, end: 12 },
      { name: "Day 1 readiness", start: 3, end: 12, critical: true },
      { name: "Role selection", start: 12, end: 16, critical: true },
      { name: "Finance and payroll", start: 16, end: 26, critical: true },
      { name: "Service exits", start: 14, end: 30 },
    ],
    milestones: [
      { name: "Signing, announcement", at: 2 },
      { name: "Close and Day 1", at: 12 },
      { name: "Leaders chosen", at: 16 },
      { name: "Day 100", at: 26 },
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
