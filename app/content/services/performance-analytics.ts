import type { Service } from "../types";

export default {
  template: "solution",
  title: "Performance Analytics",
  description:
    "Delivery measures that executives can act on: honest forecasts, early warnings and one page that replaces the monthly pack.",
  group: "specialized-services",
  kind: "advice",
  lead: "Executives who fund projects want to know whether each will land, when and for how much, and Performance Analytics tells them with a known error. Figures about the business itself, from margin to stock, come from Data Analytics.",
  instead: [{ when: "this is not your case", service: "strategic-portfolio-management" }],
  sections: [
    {
      heading: "Green until the week it turns red",
      paragraphs: [
        "Every steering group knows the watermelon: green outside, red inside. Status is a color chosen by the person who is judged by it. The pack takes six people eight days to build and three weeks to clear, so the figures are five weeks old when the executive reads them. Finance shows one spend figure and the program office another. Both are right, by their own cut-off date.",
        "Then there is the rolling slip. A milestone moves by one month every month, each move is small enough to excuse, and the moves are never charted together.",
      ],
    },
    {
      heading: "Replaying your last six board packs",
      paragraphs: [
        "We begin with history. Our analysts take six months of packs and compare what each one forecast with what happened. That replay fills the first week, and it is often the first time anyone has seen the size of the error.",
        "By day ten a dictionary of about twelve measures is agreed, each with a formula, a source, an owner and the action that a breach triggers. Any measure with no action is dropped. Next we connect the schedules, the work trackers and the ledger, and reconcile actual cost to the pound. On day twenty the new page goes to the executive beside the old pack, and the meeting runs from the new page.",
      ],
    },
    {
      heading: "Forecasts with a range and a track record",
      paragraphs: [
        "For work with a firm baseline we use earned value, with earned schedule for dates, because the classic schedule index drifts back to 1.0 as a late project ends. For agile teams we forecast from throughput and cycle time. Either way the date comes as a range, P50 to P80, and each forecast is kept so that it can be scored later. Rebaselining stays visible: the first baseline never leaves the chart.",
      ],
    },
    {
      heading: "A report your PMO can run alone",
      paragraphs: [
        "At handover the PMO owns the measure dictionary, the data feeds with a refresh runbook, the forecast model with its back-test, and a reporting calendar that ties each page to a meeting. By then two of your analysts have produced three cycles unaided. Everything runs on the reporting tool you already license.",
      ],
    },
    {
      heading: "Judged by forecast error",
      paragraphs: [
        "We hold ourselves to the median miss on milestones forecast 90 days ahead. We also track warning time, which is how long before a missed date the page said so, and the hours spent on each report. The work takes a measurement lead, a planner schooled in earned value and a data engineer. Your PMO head gives it one day a week and a finance partner half of that.",
      ],
    },
  ],
  features: [
    "Measure dictionary with formula, source and owner",
    "Earned value and earned schedule reporting",
    "Throughput forecasts for agile teams",
    "Milestone slip charts that keep the first baseline",
    "Actual cost matched to the ledger each month",
    "Benefit tracking after the project team leaves",
    "Breach rules that name the next action",
    "Forecast back-testing with published error",
  ],
  benefits: [
    "Late programs show up a quarter before the date",
    "No more meetings about whose figure is right",
    "Reporting effort cut from days to hours a month",
    "Review time spent on the few programs that need it",
    "Dates quoted to the board with a known error",
    "Padding and wishful dates easier to tell apart",
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
