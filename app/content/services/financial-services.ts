import type { Service } from "../types";

export default {
  template: "solution",
  title: "Financial Services",
  description:
    "Programs for banks, insurers and asset managers, planned around supervisors, period ends and data that must reconcile.",
  group: "industry-expertise",
  kind: "industry",
  lead: "Change at a bank, an insurer or an asset manager has two clients: the business that pays for it and the supervisor who can stop it. We plan for both from the first week, so that the date you give the supervisor is one you can keep.",
  phases: { from: 2, to: 18 },
  instead: [
    {
      when: "you need control of a program’s budget, in whatever industry",
      service: "financial-management",
    },
  ],
  sections: [
    {
      heading: "Nine or ten weekends a year",
      paragraphs: [
        "Take a bank’s year and strike out month-ends, holidays, payment scheme changes, audits and the December freeze. Nine or ten weekends are left on which a core can be cut over. An insurer’s clock is set by renewal dates and by closed books on terms from 1986. An asset manager strikes a price for every fund each afternoon, so a new order system has from Friday’s price to Monday’s.",
        "We draw this calendar in week two, before a date is promised to anyone. For the core of a mid-sized bank, the first weekend that holds is often in month eleven.",
      ],
    },
    {
      heading: "All the letters on one table",
      paragraphs: [
        "We come with six to nine people under a director who has taken a regulated firm live. The director and the control lead spend week one with your first and second lines of defense. They list each open finding and deadline with the letter it came from, whether it is an OCC Matter Requiring Attention or the feedback of a conduct authority. Regulators often describe one weakness in different words. Read together, the findings share causes. One program can then answer several regulators, with the same status report for each of them and for the board.",
        "The second line comments while the design can still change. A risk team that first reads it in month ten will find a process that runs by itself and has no control. Gate reviewers come from outside the delivery team and report to the board risk committee.",
      ],
    },
    {
      heading: "The 0.4% that does not reconcile",
      paragraphs: [
        "Core programs rarely fall over on code. They fall over at the second dress rehearsal, when 0.4% of accounts do not reconcile and the breaks belong to neither finance nor IT. That is why data, testing and controls take three fifths of the effort. A trial extract from the oldest source system, masked and inside your own environment, shows the breaks as early as week three. Finance sets the tolerances. Rehearsals span a month-end, since daily totals hide the faults that live in accruals.",
        "Week four brings the plan, with rehearsal dates, rollback points and entry criteria. Risk and internal audit comment in the room, and the baseline is approved in week six. No break may be unexplained at the last rehearsal.",
      ],
    },
    {
      heading: "What audit opens after we have gone",
      paragraphs: [
        "After cutover we follow days to close the books, payment repairs per thousand and the cost of each extra week of parallel run. Those readings go into the audit file.",
        "There an auditor can start from any obligation and reach the requirement, the control, the test and the result. The file also holds the reconciliation pack, the cutover runbook timed to the minute, supplier exit plans and a list of the manual controls that may be retired. Before we leave, your control teams have used the file for one attestation cycle.",
      ],
    },
  ],
  features: [
    "Core banking and policy system replacement",
    "Obligation-to-evidence tracing for supervisors",
    "Payment scheme and message format migration",
    "Closed-book conversion with actuarial sign-off",
    "Order and fund accounting system change",
    "Operational resilience mapping and scenario tests",
    "Supplier exit plans for critical services",
    "Timed cutover rehearsals with rollback points",
  ],
  benefits: [
    { text: "You know your nine or ten weekends before you promise one", month: 1, until: 1 },
    {
      text: "Risk and internal audit discuss the plan in week four, in the room",
      month: 1,
      until: 2,
    },
    { text: "Several regulators and the board read the same status report", month: 2 },
    { text: "At the last rehearsal no break is left unexplained", month: 10, until: 10 },
    { text: "Customers notice nothing on Monday morning", month: 11, key: true },
    { text: "Any obligation leads to its control, its test and its result", month: 12 },
  ],
  caseStudies: [
    {
      slug: "global-banking-platform-transformation",
      relevance:
        "One core banking platform for 14 markets, with a cutover held back until the balances reconciled.",
    },
    {
      slug: "regulatory-compliance-program",
      relevance:
        "Several regulators asked overlapping questions, and one set of controls and evidence answered them.",
    },
  ],
  visualizationAfter: 3,
  visualization: {
    kind: "chart",
    chart: "pie",
    title: "Where the effort goes in a core platform program",
    summary:
      "Building the platform takes under a fifth of the effort; data, testing and controls together take three fifths.",
    measure: "% of program effort",
    series: [
      { name: "Data migration", value: 24 },
      { name: "Testing", value: 22 },
      { name: "Build", value: 19 },
      { name: "Controls", value: 14 },
      { name: "Cutover", value: 11 },
      { name: "Training", value: 10 },
    ],
  },
  combinedWith: [
    {
      service: "legacy-modernization",
      why: "Behind most new cores stands a mainframe whose batch order only two people remember.",
    },
    {
      service: "program-governance-assurance",
      why: "Independent gate reviews give the board risk committee a view that the program did not write.",
    },
    {
      service: "financial-management",
      why: "Regulatory spend is hard to cap, so budget, contingency and capitalization need their own control.",
    },
  ],
  industries: ["Financial Services", "Technology"],
} satisfies Service;
