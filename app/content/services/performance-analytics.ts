import type { Service } from "../types";

export default {
  template: "solution",
  title: "Performance Analytics",
  description:
    "Delivery measures that executives can act on: forecasts scored against the outcome, early warnings and a short report in place of the pack.",
  group: "specialized-services",
  kind: "advice",
  lead: "Two of the projects in this month’s pack will miss their date by a quarter, and the pack does not say which. Our forecasts carry a range and are scored afterward, so the board knows when each project will land, for how much, and how far such forecasts have missed before.",
  phases: { from: 7, to: 18 },
  instead: [
    {
      when: "your questions are about the business itself, from margin to stock",
      service: "data-analytics",
    },
  ],
  sections: [
    {
      heading: "The index that always ends at 1.0",
      paragraphs: [
        "The classic schedule performance index divides the value of work done by the value planned to date. On the last day of a project all the work is done, so the index reads 1.0, even if that day comes a year late. It creeps back toward 1.0 through the final third and is useless just when the sponsor needs it.",
        "For dates we use earned schedule, which counts in time. It compares the week in which today’s progress was due with the week it is now, and a project that ends half a year late still says so on its closing day. Earned value stays in use for cost. Agile teams are forecast from throughput and cycle time.",
      ],
    },
    {
      heading: "Six old packs, twelve measures",
      paragraphs: [
        "Our analysts take six months of board packs in week one and compare each forecast with what happened. It is often the first time that anyone has seen the size of the error. A pack that takes eight days to build and three weeks to clear also shows figures five weeks old. A milestone can move by a month every month, and no chart puts the moves together.",
        "By day ten a dictionary of about twelve measures is agreed, each with a formula, a source and the action that a breach sets off. A measure without an action is dropped. In weeks three and four we connect the schedules, the work trackers and the finance system, and match actual cost to the pound. The spend figures of finance and the program office often differ only by a cut-off date. On day twenty the new report, drawn from the night’s data, goes to the executive along with the old pack. The meeting runs from the new report.",
      ],
    },
    {
      heading: "Scored by people who have no date to defend",
      paragraphs: [
        "Status used to be a color chosen by the person who is judged by it. Each date now comes as a range, P50 to P80. A project lead may dispute it, and the objection is printed next to the forecast. Ninety days later both are scored. The people who score belong to no delivery team and report to the sponsor. Replanning is allowed, and the first baseline never leaves the chart.",
        "We hold ourselves to the median miss at 90 days and to warning time, which is how long before a missed date the report said so. A measurement lead, a planner schooled in earned value and a data engineer do the work; your PMO head gives a day a week and a finance partner half a day. It all runs on the reporting tool that you license today. We leave once two of your analysts have produced three cycles unaided.",
      ],
    },
  ],
  features: [
    "Measure dictionary with formula, source and action",
    "Earned value and earned schedule reporting",
    "Throughput forecasts for agile teams",
    "Milestone slip charts that keep the first baseline",
    "Actual cost matched to the ledger each month",
    "Benefit tracking after the project team leaves",
    "Breach rules that name the next action",
    "Forecast back-testing with published error",
  ],
  benefits: [
    { text: "Executives read last night’s figures, where the pack was five weeks old", month: 1 },
    { text: "Finance and the program office show the same spend, to the pound", month: 1 },
    { text: "Each breach sets off an action that was agreed beforehand", month: 2 },
    { text: "The board hears a range, P50 to P80, in place of a promise", month: 2 },
    {
      text: "The median miss can fall from month four on, from 41 days to 12 by month ten",
      month: 4,
      until: 10,
      key: true,
    },
    { text: "Two of your own analysts can run the report after three cycles", month: 7 },
  ],
  caseStudies: [
    {
      slug: "azure-cloud-migration",
      relevance:
        "In month five the cloud bill stood 35% above forecast, and a weekly reading of cost against plan closed the gap by month nine.",
    },
    {
      slug: "multi-market-product-launch",
      relevance:
        "Country teams in 22 markets had no shared definition of ready until one set of proofs was measured the same way everywhere.",
    },
  ],
  visualizationAfter: 3,
  visualization: {
    kind: "chart",
    chart: "line",
    title: "How far milestone forecasts miss, month by month",
    summary:
      "The median miss falls from 41 days to 12, and barely moves at first because a 90-day forecast takes 90 days to score.",
    measure: "Median miss in days, forecast 90 days ahead",
    series: [
      { name: "Start", value: 41 },
      { name: "Month 2", value: 40 },
      { name: "Month 4", value: 33 },
      { name: "Month 6", value: 24 },
      { name: "Month 8", value: 16 },
      { name: "Month 10", value: 12 },
    ],
  },
  combinedWith: [
    {
      service: "strategic-portfolio-management",
      why: "Scored forecasts tell the quarterly review which promises to discount before it moves money.",
    },
    {
      service: "data-analytics",
      why: "If a program promises a business result, the company’s own data platform is where we read whether it came.",
    },
    {
      service: "program-governance-assurance",
      why: "Reviewers spend their days on the programs whose numbers have started to drift.",
    },
  ],
  industries: ["Financial Services", "Technology", "Manufacturing", "Energy"],
} satisfies Service;
