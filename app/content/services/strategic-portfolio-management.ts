import type { Service } from "../types";

export default {
  template: "solution",
  title: "Strategic Portfolio Management",
  description:
    "Put every pound of change spend where it moves the strategy, and be able to prove it to the board each quarter.",
  group: "enterprise-solutions",
  kind: "advice",
  lead: "We turn a list of everything anyone agreed to into a funding decision that your executives revisit four times a year. After each one, Financial Management keeps the accounts and Resource Optimization finds the people.",
  instead: [{ when: "this is not your case", service: "program-governance-assurance" }],
  sections: [
    {
      heading: "What the list hides",
      paragraphs: [
        "A typical client comes to us with 180 live projects and room for 110. The excess was never decided; it built up one approval at a time. The result is familiar: key people split across six projects, dates that slip together, and a board pack that turns amber in March and red in June.",
        "The cause is rarely poor delivery. It is that intake, funding and capacity sit in three places and never meet.",
      ],
    },
    {
      heading: "Register, score, map, move the money",
      paragraphs: [
        "Every live and proposed investment goes into a single register first, with owner, spend to date and the outcome it was meant to buy. Your executives score the lot in two half-day sessions. Demand is then mapped against the forty or so people whose time is the real limit. The month ends in a meeting that stops, starts and pauses work, and the money moves the same day.",
      ],
    },
    {
      heading: "A quarter hour for each program",
      paragraphs: [
        "The quarterly session lasts half a day. Each program has fifteen minutes and brings its cost to complete, the date it now expects and one line on what would make it stop. Freed money returns to the center, since a unit that may keep what it releases will never offer any. A two-page charter says who may approve what, and up to which sum.",
      ],
    },
    {
      heading: "Started against finished",
      paragraphs: [
        "Projects finished against projects started is the ratio to watch. The share of spend tied to a named strategic goal and the time from idea to funding decision explain it, and all three are reported from the second month. A portfolio lead, a finance partner and two analysts share the table with your chief of staff.",
        "From month four your chief of staff chairs the session. The register, the scoring model, the funding calendar and the capacity view are yours by then, on your own tooling.",
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
    "Every investment on one register, with what it returns",
    "Funding moved to better work within the quarter",
    "Fewer projects started and more of them finished",
    "Stopped work that stays stopped, its budget code closed",
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
  visualizationAfter: 4,
  visualization: {
    kind: "chart",
    chart: "bar",
    title: "Spend tied to a strategic goal, quarter by quarter",
    summary:
      "Spend tied to a named strategic goal rises from 46% to 81% of the portfolio over four quarters.",
    measure: "% of change spend tied to a strategic goal",
    series: [
      { name: "Start", value: 46 },
      { name: "Q1", value: 58 },
      { name: "Q2", value: 69 },
      { name: "Q3", value: 76 },
      { name: "Q4", value: 81, emphasized: true },
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
      why: "A funding session can weigh a promise only if past forecasts have been scored.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Energy"],
} satisfies Service;
