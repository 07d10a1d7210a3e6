import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Enterprise Digital Transformation",
  description:
    "Move every business unit onto shared platforms, shared data and one operating model, wave by wave, and switch the old systems off.",
  group: "enterprise-solutions",
  kind: "delivery",
  lead: "Nine business units run fourteen ERP systems, and month-end takes twelve working days because intercompany entries are matched by hand. We move the units onto one template, wave by wave, and stay until the contracts for the old systems have ended.",
  phases: { from: 6, to: 19, ends: "the old systems switched off" },
  instead: [
    {
      when: "one business line has to serve its own customers better online",
      service: "digital-transformation",
    },
    {
      when: "organization and cost have to change, with or without new systems",
      service: "enterprise-transformation",
    },
  ],
  sections: [
    {
      heading: "Common, variant or local",
      paragraphs: [
        "In week three the people who answer for order to cash, record to report and the rest spend two days sorting every process step into common, variant or local. Tax law is a reason for a variant. “We have always done it” goes on the record in those words.",
        "The facts come from weeks one and two: each system with its running cost, and the variants that process mining finds in the logs. Unit heads defend what works for them, and they are often right. What the units share has been nobody’s job, from the chart of accounts to the order types, and three of them may be buying the same commerce engine. So each process has a global owner by the end of week two, released from half of their old work. The executive committee gets the sort, the wave order, the funding envelope and a pilot unit in week four.",
      ],
    },
    {
      heading: "The pilot earns the first wave",
      paragraphs: [
        "A good pilot is a small or mid-sized unit with a willing head and the full variety of products and order types. It tries the template, the data loads and the cutover weekend. Two units follow, then three, then three more. Once the template is frozen, a change to it goes to a design authority that sits every Tuesday and answers by Friday.",
        "At the peak there are sixty of you and about twenty of us, under a transformation director, a chief architect and leads for processes, data migration and change. By the third wave your people lead the cutover, and ours read out the checklist.",
      ],
    },
    {
      heading: "What can hold a wave back",
      paragraphs: [
        "Bad master data does it more often than software: a material in two units of measure, a customer who exists once per country. Cleanup starts with the template build and runs until the first wave is in. Before go-live a unit passes two mock cutovers against the clock. If the old and new trial balances still differ after the second, that unit waits for the next wave.",
      ],
    },
    {
      heading: "Retired means the contract has ended",
      paragraphs: [
        "Progress is the share of revenue that runs on the template, the days to close, the run cost per order and the number of systems gone. A system is gone when its contract has ended and its data is archived. Read-only does not count. Maintenance often renews by the calendar year with three months’ notice, so a wave that slips from September to October can cost a year of fees. The wave plan carries every notice date.",
        "You keep the master data standard, the wave playbook and the template with its configuration record, from which an auditor can see why each setting is as it is. Product teams with standing budgets replace the projects that built the platform.",
      ],
    },
  ],
  features: [
    "Global process owners with real decision rights",
    "Common, variant and local rules for each process",
    "Global template with a configuration record",
    "Master data standard and stewardship",
    "Wave plan with entry and exit criteria",
    "Weekly design authority that answers by Friday",
    "Mock cutovers with timed data loads",
    "Decommissioning plan for every replaced system",
  ],
  benefits: [
    { text: "No three units buy the same commerce engine again", month: 1 },
    {
      text: "No maintenance contract renews unseen, since the wave plan has its notice date",
      month: 2,
    },
    {
      text: "Each customer and product gets one record; the cleanup starts in month four",
      month: 4,
    },
    { text: "A template question put on Tuesday has its answer by Friday", month: 10 },
    {
      text: "Month-end takes fewer days in each unit that moves, the pilot first",
      month: 12,
      key: true,
    },
    {
      text: "A new unit can join within a quarter, from a playbook that the pilot tested",
      month: 12,
    },
  ],
  caseStudies: [
    {
      slug: "global-banking-platform-transformation",
      relevance:
        "One core for all markets is this method in banking: a shared template, firm rules on local variants and a move in waves.",
    },
    {
      slug: "healthcare-system-integration",
      relevance:
        "Nine hospitals settled 52 clinical workflows between them, which is a global template under another name.",
    },
  ],
  visualizationAfter: 2,
  visualization: {
    kind: "gantt",
    title: "Seven quarters to the last unit live, one more to switch off",
    summary:
      "The template, the pilot and three waves form the critical path to quarter seven, and the last old systems are retired in the quarter after it.",
    unit: "quarter",
    length: 8,
    bars: [
      { name: "Target model", start: 0, end: 1, critical: true },
      { name: "Template build", start: 1, end: 3, critical: true },
      { name: "Master data cleanup", start: 1, end: 5 },
      { name: "Pilot unit", start: 3, end: 4, critical: true },
      { name: "Wave 1: two units", start: 4, end: 5, critical: true },
      { name: "Wave 2: three units", start: 5, end: 6, critical: true },
      { name: "Wave 3: three units", start: 6, end: 7, critical: true },
      { name: "System retirement", start: 5, end: 8 },
    ],
    milestones: [
      { name: "Template frozen", at: 3 },
      { name: "Pilot live", at: 4 },
      { name: "Last unit live", at: 7 },
      { name: "Last system retired", at: 8 },
    ],
  },
  combinedWith: [
    {
      service: "digital-transformation",
      why: "A line whose customers are restless can renew its own service ahead of the unit’s wave.",
    },
    {
      service: "enterprise-transformation",
      why: "Once finance or procurement runs on one platform, regional copies of the function lose their reason.",
    },
    {
      service: "enterprise-architecture",
      why: "The target landscape decides which platforms the template may use and which interfaces must go.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Retail", "Energy"],
} satisfies Solution;
