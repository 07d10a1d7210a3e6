import type { CaseStudy } from "../types";

export default {
  title: "Global Banking Platform Transformation",
  description:
    "A global retail bank replaced nine core systems with one in 14 markets, and took £42M a year out of what it costs to run them.",
  industry: "Financial Services",
  imageAlt:
    "An armillary globe of brass and steel rings, one of them vermilion, turning around a single white sphere: 14 markets in orbit around one banking core.",
  results: [
    "£42M annual run cost removed across 14 markets by month 20",
    "14 markets on one core by month 18, in place of nine separate systems",
    "9 days to change a product in every market, down from 91",
    "61 competing initiatives cut to 23 in the first ten weeks",
    "No market opened with an unreconciled customer balance",
  ],
  baselines: [
    { measure: "Annual run cost of core banking", from: 118, to: 76, unit: "£M" },
    { measure: "Time to change a product in all markets", from: 91, to: 9, unit: "days" },
  ],
  challenges: [
    "Nine core systems served 14 markets, the oldest a COBOL ledger from 1983 that only six people could still change.",
    "Sixty-one funded initiatives touched the cores, and most of them named the same 40 engineers.",
    "Each market had copied and altered its neighbor’s products until the bank carried 1,130 variants of what were at heart 140 accounts, cards and loans.",
    "Payment schemes, withholding tax and data residency rules differed by country and had never been written down in one place.",
    "An earlier attempt had spent 11 months on requirements and taken no market live, so country heads had little patience left.",
  ],
  solution: [
    "We began by taking work away. Ten weeks of scoring with the bank’s executives cut 61 initiatives to 23, and the engineers this freed became the core team. Only then did design start: a package core with one product catalog, and a thin local layer for each market’s payment schemes, tax and statutory reports.",
    "Country heads could add to the local layer at their own expense. They could change the common core only through a design authority that met every Tuesday and published each ruling the same day. It turned down 207 of 290 requests. That did more for the run cost than any clause in the vendor contract.",
    "Wave two lost a market on the way. At its second dress rehearsal 11,400 loan balances in one country failed to reconcile, most of them by pennies. A retired ledger accountant, called back for a week, found the cause: loans from a 1991 merger still accrued interest on a 360-day year. We took that country out of the wave and moved the other three on time. It followed with wave three, after two clean month-ends. The wait cost £2.1M in hosting. Opening with wrong balances would have put a banking license at risk.",
  ],
  approach: [
    {
      title: "Rank and stop",
      description:
        "Executives scored all 61 initiatives against four criteria in five half-day sessions. Those below the line lost their budget codes in the same month, so nothing could carry on quietly.",
    },
    {
      title: "One product shelf",
      description:
        "Product owners from the 14 markets sat together for seven weeks and reduced 1,130 variants to 140 products with parameters. A variant survived only if a local law or more than 20,000 customers stood behind it.",
    },
    {
      title: "Smallest market first",
      description:
        "A market with 86,000 accounts went live in month eight, with its old ledger running in parallel for six weeks. It found 29 defects that no test script had looked for, mostly in standing orders and dormant accounts.",
    },
    {
      title: "Three larger waves",
      description:
        "Three, seven and then three markets followed, each wave after two dress rehearsals at full production volume, with a month-end inside. The largest market went last, by which time the cutover team had cut the conversion weekend from 51 hours to 33.",
    },
    {
      title: "Switch off, then book",
      description:
        "Finance counted a saving only when a hosting or maintenance contract had been ended in writing. The last mainframe partition was shut down in month 20, nine weeks after the final market moved.",
    },
  ],
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
