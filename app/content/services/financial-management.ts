import type { Service } from "../types";

export default {
  template: "service",
  title: "Financial Management",
  description:
    "Budgets, forecasts, benefits and capitalization for large programs, reconciled to the ledger every month.",
  group: "specialized-services",
  kind: "advice",
  lead: "Strategic Portfolio Management decides which programs get money. Financial Management looks after that money, from the first purchase order to the last benefit booked.",
  instead: [{ when: "this is not your case", service: "strategic-portfolio-management" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Trouble shows in the ledger before it reaches the plan. Accruals are missed at month-end, so spend looks low until a £3M invoice lands in May. The program office forecasts by workstream, finance by cost center, and the two are never reconciled. Engineers book every hour to the capital code because it is first in the list. Benefits sit in a business case that has stayed closed since approval.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Reconciliation is the first job. We tie each purchase order, contract and time code to the work breakdown structure and rebuild six months of actuals. A gap of 5% to 9% against the reported figure is common. Next, every workstream lead restates the forecast bottom up: estimate to complete, commitments not yet invoiced, contingency drawn. Before week five opens, the sponsor and the controller sign one estimate at completion, with a range around it.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Capitalization gets its own track, because auditors will test it. With your technical accountants we write a memo under IAS 38 or ASC 350-40 that states which work qualifies, how hosted software is treated and when amortization starts. Time codes are then cut to match. Impairment triggers join the month-end checklist, so a module dropped in August is written off in that quarter rather than found by the auditor in January.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Benefits are forecast like cost: an owner, a ledger line, a monthly profile and the date on which that owner’s budget falls. You get everything as working files: the cost model, the accounting memo, the benefits register, the contingency drawdown curve and a month-end calendar of eleven steps. Your program accountant closes two months alone before we step away.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "A program finance lead and a cost controller sit with your controller and PMO, and a technical accountant joins one day a week. We ask to be tested. Does the next quarter’s forecast land within 5%? Does the program close its books in four working days? Do auditors accept the capital split unadjusted? Benefits take longer, so we count pounds removed from budgets against pounds promised for two years after go-live.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
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
    "One cost figure shared by program office and finance",
    "Overruns visible a quarter before the invoice arrives",
    "Capital and expense split that stands up to audit",
    "Benefits taken out of budgets on a known date",
    "Contingency spent on named risks, by decision",
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
