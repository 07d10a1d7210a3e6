import type { CaseStudy } from "../types";

export default {
  title: "Global Banking Platform Transformation",
  description:
    "In 40 months a global retail bank replaced nine core systems with one in 14 markets, and took £42M a year out of what they cost to run.",
  industry: "Financial Services",
  imageAlt:
    "An armillary globe on a stand. Rings of brass, steel and vermilion turn around one white sphere, as 14 markets now turn around a single banking core.",
  scale: {
    cost: "£168M",
    duration: "40 months, September 2020 to December 2023",
    clientPeople: "390 at the peak",
    ourPeople: "44 at the peak",
    reach: "14 markets",
  },
  results: [
    "£42M annual run cost removed across 14 markets in 2024, 37% of the old bill",
    "14 markets on one core by month 36, in place of nine separate systems",
    "18 days to put a product change live in every market at month 40, down from 91",
    "61 competing initiatives cut to 23 across the bank in the first ten weeks",
    "No unreconciled customer balance at any of the 14 openings, months 14 to 36",
  ],
  evidence: [
    "At that rate the £168M is earned back in four years, the term that the board had set.",
    "From 86,000 accounts in the first market to the largest country of all, 22 months later.",
    "Timed on the first eleven changes that went to every country; the slowest took 24 days.",
  ],
  baselines: [
    { measure: "Annual run cost of core banking", from: 114, to: 72, unit: "£M" },
    { measure: "Product change, approved to live in all markets", from: 91, to: 18, unit: "days" },
  ],
  challenges: [
    "Nine core systems served 14 markets, the oldest a COBOL ledger from 1983 that only six people could still change.",
    "Sixty-one funded initiatives touched the cores, and most of them counted on the same 40 engineers.",
    "Each market had copied and altered its neighbor’s products until the bank carried 1,130 variants of what were at heart 140 accounts, cards and loans.",
    "Payment schemes, withholding tax and data residency rules differed by country and had never been written down in one place.",
    "Quarter-ends, payroll days and 14 sets of public holidays left nine weekends a year on which a large market could be cut over.",
  ],
  solution: [
    "We began by taking work away. Ten weeks of scoring with the bank’s executives cut 61 initiatives to 23, and the engineers this freed became the core team. Only then did design start: a package core with one product catalog, and a thin local layer for each market’s payment schemes, tax and statutory reports.",
    "Country heads could add to the local layer at their own expense. They could change the common core only through a design authority that met every Tuesday and published each ruling the same day. It turned down 207 of 290 requests. That did more for the run cost than any clause in the vendor contract.",
    "The money came from switching off. Many core replacements leave the old ledger running for years and pay for both. This one had £168M to pay back in four years. Each of the nine systems had a closing date, a manager with no other job and a list of everything that still read from it: 1,460 feeds in all, from a central bank return to one branch’s spreadsheet. A feed was rebuilt, redirected or refused. For 610 of them, no reader could be found.",
  ],
  approach: [
    {
      title: "Rank and stop",
      description:
        "In the first ten weeks executives scored all 61 initiatives against four criteria, in five half-day sessions. Those below the line lost their budget codes in the same month, so nothing could carry on quietly.",
      planned: { from: 0, to: 2 },
      actual: [{ from: 0, to: 2.5 }],
    },
    {
      title: "One product shelf",
      description:
        "From month three to month eight, product managers from the 14 markets met one week in three and reduced 1,130 variants to 140 products with parameters. A variant survived only if a local law or more than 20,000 customers stood behind it.",
      planned: { from: 2, to: 6 },
      actual: [{ from: 2.5, to: 8 }],
    },
    {
      title: "Smallest market first",
      description:
        "A market with 86,000 accounts and nearly every product on the shelf went live in month 14, its old ledger running in parallel for six weeks. It found 29 defects that no test script had looked for, mostly in standing orders and dormant accounts.",
      planned: { from: 6, to: 12 },
      actual: [{ from: 8, to: 15 }],
    },
    {
      title: "Three larger waves",
      description:
        "Three markets followed by month 20, seven more by month 30 and the last three by month 36, each on a weekend of its own after two dress rehearsals with a month-end inside. One country was held back a wave when 11,400 loans failed to reconcile by pennies: they had accrued on a 360-day year since a merger in 1991. The largest market went last.",
      planned: { from: 12, to: 32 },
      actual: [
        { from: 15, to: 20 },
        { from: 20.5, to: 30 },
        { from: 30.5, to: 36 },
      ],
    },
    {
      title: "Switch off, then book",
      description:
        "Finance counted a saving only when a hosting or maintenance contract had been ended in writing. The first of the nine systems closed in month 22. The last mainframe partition was shut down in month 40, four months after the final market moved.",
      planned: { from: 18, to: 36 },
      actual: [{ from: 21.5, to: 40, turned: "the first of nine systems is off" }],
    },
  ],
  track: {
    finish: { step: 4, at: 36, text: "14 markets on one core", key: "Go-live" },
  },
  testimonial: {
    quote:
      "Ten weeks in, they had built nothing and stopped 38 projects, two of them mine. That is why we finished.",
    author: "Chief Information Officer",
    role: "Global retail bank",
  },
  keyInsights: [
    "The scarce resource in a core replacement is the few people who know the old ledger. Free them before you design anything.",
    "Rehearse across a month-end. Daily reconciliation hides every fault that lives in accruals.",
    "Let markets pay for what they want to keep. Requests for local exceptions fall by half once they carry a price.",
    "A run-cost saving exists when a contract ends, so the decommissioning plan needs its own manager from the first month.",
    "Pick a pilot market for its variety of products; volume can wait for a later wave.",
  ],
  servicesUsed: [
    "strategic-portfolio-management",
    "legacy-modernization",
    "program-governance-assurance",
    "financial-services",
  ],
} satisfies CaseStudy;
