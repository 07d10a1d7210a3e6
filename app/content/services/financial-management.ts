import type { Service } from "../types";

export default {
  template: "service",
  title: "Financial Management",
  description:
    "Budgets, forecasts, benefits and capitalization for large programs, reconciled to the ledger every month.",
  group: "specialized-services",
  kind: "advice",
  lead: "Your program office forecasts by workstream, finance reports by cost center, and the two totals have disagreed since the budget was approved. By the end of week four your sponsor and your controller accept one estimate at completion, and each month is then closed against it.",
  phases: { from: 5, to: 18, ends: "two closes without us" },
  instead: [
    {
      when: "the question is which programs deserve the money in the first place",
      service: "strategic-portfolio-management",
    },
    {
      when: "you want the finish date forecast as well as the cost",
      service: "performance-analytics",
    },
  ],
  overview: [
    {
      label: "A figure two people accept",
      covers: [4],
      text: "Sponsors and controllers seldom believe the same number. On the Friday of week four yours meet and accept one: the estimate at completion, with a range around it and a list of what could move it. Contingency is shown separately. From that day it moves only against an entry in the risk register, and the sponsor decides. If half the reserve has gone on a third of the work, the sponsor hears it that month.",
    },
    {
      label: "Week three: bottom up",
      covers: [3, 4],
      text: "That figure is built by the people who spend the money. Each workstream lead restates the estimate to complete, the commitments not yet invoiced and the contingency drawn. Our cost controller sets every answer against the run rate. A team that has cost £400,000 a month since January will not finish on half of that because the plan says so. Differences that remain are listed with both amounts and go to the Friday meeting.",
    },
    {
      label: "Six months, rebuilt",
      covers: [1, 2],
      text: "None of it holds unless the past is right, so the first two weeks look backward. Each purchase order, contract and time code of the last six months is tied to the work breakdown structure and added up again. A gap of 5% to 9% against the reported figure is common. It hides in contractors booked to a phase that has closed, in chargebacks from shared teams, and in invoices that procurement approved and the program never saw.",
    },
    {
      label: "The capitalization memo",
      covers: [2, 3, 4],
      text: "Auditors will test the split between capital and expense, so it has its own track from week two. With your technical accountants we write a memo under IAS 38 or ASC 350-40: which work qualifies, how hosted software is treated, when amortization starts. Time codes are cut to match, since engineers pick whichever code comes first in the list. Your external auditor reads the memo before year-end, when an objection costs an afternoon. With impairment triggers in the monthly calendar, a module dropped in August is written off that quarter and does not wait for the January audit.",
    },
    {
      label: "Working day four",
      covers: ["after"],
      text: "A well-kept program knows what it spent by the fourth working day of the next month. Our calendar for that has eleven steps, and the first comes two days before month-end, when workstream leads phone in work received but not yet invoiced. Most programs need three month-ends to reach day four. Until they do, spend looks low, and then a £3M invoice lands in May. Your internal audit team recalculates one of those months from source documents, without our files.",
    },
    {
      label: "Two closes without us",
      covers: ["after"],
      text: "A benefit is forecast like a cost, with a ledger line, a monthly profile and the date on which a department’s budget falls. Your finance team confirms it before anyone counts it, and goes on counting for two years after go-live. We leave sooner: once your program accountant has closed two months alone and the quarter-ahead forecast lands within 5%.",
    },
  ],
  schedule: {
    note: "Twenty days, up to a Friday on which sponsor and controller accept one figure. A day lost on old invoices pushes that meeting past a weekend.",
    weeks: ["Tie", "Add", "Restate", "Accept"],
    work: [
      {
        name: "Open differences, once a week",
        who: "Your controller",
        days: [
          [5, 5],
          [10, 10],
          [15, 15],
        ],
      },
      {
        name: "Orders, contracts and time codes tied",
        who: "Cost controller",
        days: [[1, 7]],
        critical: true,
      },
      {
        name: "Six months added up again",
        who: "Program finance lead",
        days: [[8, 10]],
        critical: true,
      },
      {
        name: "Cost to complete, lead by lead",
        who: "Workstream leads",
        days: [[11, 13]],
        critical: true,
      },
      { name: "Capitalization memo", who: "Technical accountants", days: [[6, 18]] },
      { name: "Time codes cut to match", who: "Your PMO", days: [[14, 17]] },
      {
        name: "Run-rate check, range and reserve",
        who: "Cost controller, finance lead",
        days: [[14, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "one estimate at completion", who: "Your sponsor and controller" },
  },
  quickInfo: {
    firstResult: {
      week: 4,
      text: "one estimate at completion, accepted by sponsor and controller",
    },
    team: "Program finance lead, cost controller, technical accountant one day a week",
    weAsk: "Ledger and timesheet access, each workstream lead for a day, the controller weekly",
  },
  features: [
    "Actuals reconciled to the work breakdown structure",
    "Bottom-up estimate at completion each month",
    "Capitalization memo under IAS 38 or ASC 350-40",
    "Contingency drawdown linked to the risk register",
    "Benefits register tied to ledger lines",
    "Four-day month-end close for the program",
  ],
  benefits: [
    "From week four, finance and the program office quote the same cost",
    "Program books close in four working days",
    "By month eight, the quarter-ahead forecast is within 5%",
    "Auditors have read your capitalization memo before year-end",
    "You know the date on which each benefit leaves a budget",
  ],
  visualization: {
    kind: "chart",
    chart: "line",
    title: "Forecast error shrinks once actuals are reconciled",
    summary:
      "The gap between forecast and outcome for the coming quarter narrows from 17% to 4% over ten months.",
    measure: "% error of the quarter-ahead cost forecast",
    series: [
      { name: "Start", value: 17 },
      { name: "Month 2", value: 13 },
      { name: "Month 4", value: 9 },
      { name: "Month 6", value: 6 },
      { name: "Month 8", value: 5 },
      { name: "Month 10", value: 4 },
    ],
  },
  combinedWith: [
    {
      service: "strategic-portfolio-management",
      why: "Funding rounds are only as good as the cost to complete that each program brings to them.",
    },
    {
      service: "program-governance-assurance",
      why: "Gate reviews can release money in stages when the forecast beneath them reconciles.",
    },
    {
      service: "enterprise-transformation",
      why: "Restructuring savings need the same ledger discipline as program benefits.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Manufacturing", "Energy"],
} satisfies Service;
