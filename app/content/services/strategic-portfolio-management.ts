import type { Service } from "../types";

export default {
  template: "solution",
  title: "Strategic Portfolio Management",
  description:
    "Put every pound of change spend where it moves the strategy, and be able to prove it to the board each quarter.",
  group: "enterprise-solutions",
  lead: "Most portfolios are a list of everything anyone agreed to. Ours are a decision, revisited every quarter, with the numbers on the table.",
  sections: [
    {
      heading: "What the list hides",
      paragraphs: [
        "A typical client comes to us with 180 live projects and room for 110. Nobody decided that; it built up one approval at a time. The result is familiar: key people split across six projects, dates that slip together, and a board pack that turns amber in March and red in June.",
        "The cause is rarely poor delivery. It is that intake, funding and capacity sit in three places and never meet.",
      ],
    },
    {
      heading: "The first four weeks",
      paragraphs: [
        "In week one we pull every live and proposed investment into a single register, with owner, spend to date and the outcome it was meant to buy. Week two scores them with your executives in two half-day sessions. In week three we map demand against the forty or so people whose time is the real limit. Week four ends with a meeting that stops, starts and pauses work, with the money moved the same day.",
      ],
    },
    {
      heading: "What stays with you",
      paragraphs: [
        "You keep the register, the scoring model, a funding calendar and a capacity view that runs on your own tooling. We also leave a two-page charter that says who may approve what, and up to which sum.",
      ],
    },
    {
      heading: "How we know it works",
      paragraphs: [
        "Three measures tell the story: the share of spend tied to a named strategic goal, the time from idea to funding decision, and the number of projects finished against those started. We report them from the second month. A portfolio lead, a finance partner and two analysts do the work; your chief of staff is the sixth chair at the table until month four.",
      ],
    },
  ],
  features: [
    "Demand intake with one front door",
    "Value and risk scoring agreed by your executives",
    "Capacity plan for the people who limit the portfolio",
    "Stage-gate funding with release by evidence",
    "Scenario models for budget cuts and new bets",
    "Dependency map across business units",
    "Benefit tracking into the finance ledger",
    "Quarterly rebalancing session, run and minuted",
  ],
  benefits: [
    "One view of every investment and what it returns",
    "Funding moved to better work within the quarter",
    "Fewer projects started and more of them finished",
    "Risk seen while there is still time to act",
    "Scarce specialists booked once, not three times",
    "Board papers drawn from live data in hours",
  ],
  caseStudies: [
    {
      slug: "global-banking-platform-transformation",
      relevance:
        "Portfolio scoring cut 61 competing initiatives to 23 before a line of the new core was built.",
    },
    {
      slug: "regulatory-compliance-program",
      relevance:
        "Four regulators, one ranked plan: the portfolio view decided which remediation came first.",
    },
  ],
  visualization: {
    kind: "chart",
    chart: "bar",
    title: "Where change spend goes before and after the first rebalancing",
    summary:
      "Spend tied to a named strategic goal rises from 46% to 81% of the portfolio over four quarters.",
    measure: "% of change spend tied to a strategic goal",
    series: [
      { name: "Start", value: 46 },
      { name: "Q1", value: 58 },
      { name: "Q2", value: 69 },
      { name: "Q3", value: 76 },
      { name: "Q4", value: 81 },
    ],
  },
  combinedWith: [
    {
      service: "program-governance-assurance",
      why: "Once the right work is funded, assurance keeps it honest.",
    },
    {
      service: "resource-optimization",
      why: "Capacity limits become a staffing plan rather than a complaint.",
    },
    {
      service: "performance-analytics",
      why: "Quarterly decisions need measures that people trust.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Energy"],
} satisfies Service;
