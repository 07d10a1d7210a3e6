import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Business Process Optimization",
  description:
    "Take one process apart with its own event log, remove the waits and rework, and leave an owner who can keep it that way.",
  group: "enterprise-solutions",
  kind: "delivery",
  lead: "Give us one process, its event log and the people who run it, and we will show you where the days go, as Value Stream Optimization does for the flow across many. We fix the rules, handoffs and rework first, because a bot that runs a bad process only makes the mess arrive sooner.",
  instead: [{ when: "this is not your case", service: "intelligent-automation" }],
  sections: [
    {
      heading: "Sixteen steps on paper, 312 paths in the log",
      paragraphs: [
        "The procedure for paying an invoice shows sixteen steps. The log shows 312 ways through, and one invoice in three visits the same desk twice. A task of four minutes waits eight days for its turn. Approval limits date from 2011, and the three-way match fails because buyers raise the purchase order after the bill arrives.",
        "Each past error added a check and none was ever taken away. So the team works weekends, suppliers hold deliveries, and early-payment discounts lapse.",
      ],
    },
    {
      heading: "First fix live before day twenty",
      paragraphs: [
        "Extraction fills the opening days: case number, activity, time stamp and user, drawn from the ERP and the ticket tool. Process mining then shows the variants and the loops. An analyst sits beside the clerks for two days as well, since a log cannot see a spreadsheet or a phone call.",
        "Next, eight people who do the work and one who owns it spend three days striking out steps. One change, often a limit or a mandatory field, goes live before the fourth week is out.",
      ],
    },
    {
      heading: "Which checks can go, and who agrees",
      paragraphs: [
        "Cutting a control is easy to regret. Every check we propose to drop is set against the error it has caught in the past year, then cleared with internal audit and tested for separation of duties. Most catch nothing. The few that do move upstream, to the form where the error starts.",
      ],
    },
    {
      heading: "On the process owner’s desk at the end",
      paragraphs: [
        "The owner gets maps at the level of detail a new starter needs, standard work for each role and a control matrix that audit has signed. The mining queries refresh every night and feed a board for the morning stand-up. A ranked backlog holds what is still worth doing, with each item priced.",
      ],
    },
    {
      heading: "Median, tail and right first time",
      paragraphs: [
        "Averages hide the cases that customers complain about, so we track the median and the slowest tenth. Right first time, touches per case and cost per case complete the set. Your finance team agrees the baseline before we touch anything, and books the saving afterward.",
        "The crew is small: a process lead with a black belt, a mining analyst and a controls specialist, with a finance partner one day a week. Your owner gives two days a week for twelve weeks.",
      ],
    },
  ],
  features: [
    "Process mining on your own event data",
    "Desk-side observation of work outside the system",
    "Three-day redesign workshop with those who do the work",
    "Control review cleared with internal audit",
    "Approval limits reset to actual risk",
    "Standard work and maps for every role",
    "Nightly dashboard with variants and queues",
    "Baseline and savings agreed with finance",
  ],
  benefits: [
    "Invoices paid in time to take the discount",
    "Rework cut at the form where it begins",
    "Fewer checks, with the useful ones kept",
    "Quarter-ends closed without weekend work",
    "Savings that appear in the cost center’s budget",
    "A process owner who sees drift the next morning",
  ],
  caseStudies: [
    {
      slug: "healthcare-system-integration",
      relevance:
        "A new record did not shorten discharge by itself; moving pharmacy work to the afternoon before did.",
    },
    {
      slug: "aerospace-manufacturing-transformation",
      relevance:
        "A manufacturer asked for planning software and gained more from routings corrected at the machine by the people who run it.",
    },
  ],
  visualizationAfter: 3,
  visualization: {
    kind: "chart",
    chart: "line",
    title: "Invoice lead time over a twelve-week redesign",
    summary:
      "Median lead time from receipt to payment release falls from 17 days to 5, with the steepest drop after approval limits change in week four.",
    measure: "Median days from receipt to payment release",
    series: [
      { name: "Start", value: 17 },
      { name: "Week 2", value: 17 },
      { name: "Week 4", value: 15 },
      { name: "Week 6", value: 10 },
      { name: "Week 8", value: 8 },
      { name: "Week 10", value: 6 },
      { name: "Week 12", value: 5 },
    ],
  },
  combinedWith: [
    {
      service: "intelligent-automation",
      why: "Once the needless steps are gone, the stable ones that remain are cheap to hand to software.",
    },
    {
      service: "value-stream-optimization",
      why: "One process fixed often moves the queue next door, and the value stream shows where it went.",
    },
    {
      service: "data-analytics",
      why: "Event data gathered for mining becomes a lasting source for service and cost reports.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Retail", "Healthcare"],
} satisfies Solution;
