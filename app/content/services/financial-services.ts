import type { Service } from "../types";

export default {
  template: "solution",
  title: "Financial Services",
  description:
    "Programs for banks, insurers and asset managers, planned around supervisors, period ends and data that must reconcile.",
  group: "industry-expertise",
  kind: "industry",
  lead: "Change at a bank, an insurer or an asset manager has two clients: the business that pays for it and the supervisor who can stop it. This practice serves both; control of a program’s budget, in any industry, is Financial Management.",
  instead: [{ when: "this is not your case", service: "legacy-modernization" }],
  sections: [
    {
      heading: "Banks, insurers and asset managers keep different clocks",
      paragraphs: [
        "A bank changes its core between month-ends, outside the December freeze, with payment schemes that will not wait. An insurer lives by renewal dates and by closed books whose policy terms were written in 1986. An asset manager strikes a price for every fund each afternoon, so an order system has one weekend to be replaced. Plans drawn up without these clocks are redrawn in the first quarter.",
      ],
    },
    {
      heading: "It fails on the breaks",
      paragraphs: [
        "Core programs rarely fall over on code. They fall over at the second dress rehearsal, when 0.4% of accounts do not reconcile and the breaks belong to neither finance nor IT. Or the second line reads the design in month ten and finds no control for a process that now runs by itself. Or a critical supplier turns out to have no exit plan, and the operational resilience team says so to the regulator before the sponsor hears of it.",
      ],
    },
    {
      heading: "Twenty working days to a plan risk will sign",
      paragraphs: [
        "Our program director and control lead spend the opening week with the first and second lines, not in the program office. They list each open finding, commitment and deadline, with the letter it came from. A trial extract of real data follows, masked, from the oldest source system; we want to see the breaks before anyone promises a date.",
        "Then the calendar is drawn: period ends, freezes, scheme windows, audit visits. What is left are the weekends you can use, usually nine or ten a year. On day twenty we present a plan with rehearsal dates, rollback points and entry criteria. Risk and internal audit comment on it in the room.",
      ],
    },
    {
      heading: "The file that audit will open",
      paragraphs: [
        "When we leave, an auditor can start from any obligation and reach the requirement, the control, the test and the signed result. The same file holds the reconciliation pack with tolerances agreed by finance, the cutover runbook timed to the minute, supplier exit plans, and a list of the manual controls that may be retired. By then your control owners have used it for one attestation cycle.",
      ],
    },
    {
      heading: "Six to nine people who know cutover weekends",
      paragraphs: [
        "Open breaks, sorted by age, tell us whether migration is ready. Findings closed on the date first promised tell the supervisor whether you are. After cutover we follow days to close the books, payment repairs per thousand and the cost of each extra week of parallel run. The team is a director who has taken a regulated firm live, leads for control, data migration and finance change, and analysts who know the difference between a claim and a reserve.",
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
    "Supervisory deadlines met on the date first given",
    "Second line on board before design is fixed",
    "Reconciliation breaks at zero by the last rehearsal",
    "Shorter parallel runs and lower double-running cost",
    "Audit evidence gathered as the work is done",
    "Customers who notice nothing on Monday morning",
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
  visualizationAfter: 2,
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
