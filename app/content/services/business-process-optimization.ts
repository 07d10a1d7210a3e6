import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Business Process Optimization",
  description:
    "Take one process apart with its own event log, remove the waits and rework, and leave a manager who can keep it that way.",
  group: "enterprise-solutions",
  kind: "delivery",
  lead: "Say an invoice takes seventeen days to pay, and every desk on its way can show that the delay lies elsewhere. We take that process apart, drop the steps that catch nothing and have the first change in daily use within four weeks.",
  phases: { from: 9, to: 20 },
  instead: [
    {
      when: "the delay lies between functions, on the whole way from order to delivery",
      service: "value-stream-optimization",
    },
    {
      when: "the process is already lean and its steps can go to software",
      service: "intelligent-automation",
    },
  ],
  sections: [
    {
      heading: "“Audit will never allow that”",
      paragraphs: [
        "Someone says it in the first hour, about a third approval or a form kept in two places. We look up how many errors that check caught in the past year and ask internal audit with the figure in hand. Most such checks caught nothing. The few that work move upstream, to the form where the error starts.",
        "Checks pile up because every past error added one and none was ever taken away. Approval limits often date from 2011. Before a control goes, audit clears it, and we test what remains for separation of duties.",
      ],
    },
    {
      heading: "Sixteen steps on paper, 312 paths in the log",
      paragraphs: [
        "The procedure for paying an invoice shows sixteen steps. The log shows 312 ways through, and one invoice in three visits the same desk twice. It takes four columns to see that: case number, activity, time stamp and user, the last of them masked. In week one we extract a year of them from the ERP and the ticket tool. The data stays in your systems.",
        "An analyst sits with the clerks for two days of week two, since a log cannot see a spreadsheet or a phone call. Now the causes show. A task of four minutes waits eight days for its turn. The three-way match fails because buyers raise the purchase order after the bill has arrived. Your finance team agrees the baseline before anything is changed.",
      ],
    },
    {
      heading: "Three days with the people who do it",
      paragraphs: [
        "Week three belongs to eight people who do the work and the manager who answers for the process. They spend three days striking out steps and redrawing what is left. Their first change, often a limit or a mandatory field, goes live before day twenty. Others follow every second week, one at a time, so that each shows in the curve and can be taken back.",
      ],
    },
    {
      heading: "Median, tail and right first time",
      paragraphs: [
        "Averages hide the cases that customers complain about. We track the median and the slowest tenth, right first time, touches per case and cost per case. A saving counts once finance has booked it.",
        "Our crew is a process lead with a black belt, a mining analyst and a controls specialist, with a finance partner one day a week. Your process manager gives two days a week for twelve weeks and keeps maps that a new hire can follow, standard work for each role, the control matrix as audit approved it and a priced backlog. The mining queries refresh every night and feed a board for the morning stand-up.",
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
    { text: "The first fix is live before day twenty", month: 1, until: 1 },
    {
      text: "Fewer checks by week twelve, and every one that stays has caught something",
      month: 2,
      until: 3,
    },
    { text: "Errors are stopped at the form where they start", month: 2 },
    {
      text: "The median invoice can be released in 5 days, in time for the discount",
      month: 3,
      key: true,
    },
    { text: "The process manager sees drift the next morning", month: 3 },
    { text: "Finance books the saving in the cost center’s budget by month six", month: 6 },
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
