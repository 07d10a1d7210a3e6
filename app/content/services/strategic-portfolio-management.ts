import type { Service } from "../types";

export default {
  template: "solution",
  title: "Strategic Portfolio Management",
  description:
    "Put every pound of change spend where it moves the strategy, and be able to prove it to the board each quarter.",
  group: "enterprise-solutions",
  kind: "advice",
  lead: "Your strategy has five priorities and your change budget has 180 projects. We prepare the meeting in which your executives stop, start and pause that work, and we run it with them every quarter until they can run it without us.",
  phases: { from: 1, to: 8 },
  instead: [
    {
      when: "the work is chosen and the open question is who does it, in which week",
      service: "resource-optimization",
    },
    {
      when: "the money is allotted and somebody has to keep a program’s books",
      service: "financial-management",
    },
  ],
  sections: [
    {
      heading: "Half a day at the end of month one",
      paragraphs: [
        "On the last Friday of the first month your executives decide what stops. A typical client has 180 live projects at that point and people for 110. Nobody chose the excess; it built up one approval at a time. So seventy projects have to stop, pause or merge before lunch, and finance closes their budget codes within the week.",
        "The chief executive chairs. Everyone has read all the scores, including those that colleagues gave to their own projects, which leaves the time for the thirty or so cases in dispute.",
      ],
    },
    {
      heading: "Three weeks of evidence",
      paragraphs: [
        "Week one fills the register: every live and proposed investment, its spend to date and the outcome it was meant to buy. Where finance and the project offices disagree on the count, purchase orders settle it.",
        "Executives score the register in week two, in two half-day sessions, on value, risk and fit with the strategy. Sponsors may contest a score, with evidence that the others can read. Week three sets demand against the forty or so people whose time is the real limit: integration architects, test leads, the one analyst who knows the pricing engine. A project can rank third and still have to wait for her.",
      ],
    },
    {
      heading: "Released money goes to the center",
      paragraphs: [
        "Business units fight this rule harder than any other. A unit that keeps what it releases spends it on its own next idea, unranked. One that gets nothing in return hides its weak projects. So the money goes to the center, and whoever gave it up presents first at the next session. A two-page charter says who may approve what, up to which sum, and what happens to a stopped project that returns under a new name.",
        "The session then repeats every quarter. Each program has fifteen minutes and brings its cost to complete, the date it now expects and the event that would make it stop.",
      ],
    },
    {
      heading: "Started against finished",
      paragraphs: [
        "Projects finished against projects started is the ratio to watch. Two figures explain it: the share of spend tied to a strategic goal, and the days from idea to funding decision. Your finance team checks them, and the board sees them from the second month.",
        "A portfolio lead, a finance partner and two analysts work with your chief of staff, who runs the session from month four. The register, the scoring model, the funding calendar and the capacity view are on your own tools by then. A year later we come to one more session with the list of what was stopped, and look for what has started again.",
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
    {
      text: "Every live project and its spend to date on one register after a week",
      month: 1,
      until: 1,
    },
    {
      text: "What is stopped stays stopped, because its budget code closes within a week",
      month: 2,
    },
    { text: "Money moves to better work within the quarter", month: 3, key: true },
    { text: "Board papers come from live data in hours", month: 4 },
    { text: "By month six the forty scarcest specialists are each booked once", month: 6 },
    { text: "More projects finish because fewer start", month: 9 },
  ],
  caseStudies: [
    {
      slug: "global-banking-platform-transformation",
      relevance:
        "Executives scored the bank’s competing initiatives and stopped most of them before anyone designed the new core.",
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
      "Spend tied to a strategic goal rises from 46% to 81% of the portfolio over four quarters.",
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
      why: "Once the right work is funded, independent reviewers test whether its dates will hold.",
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
