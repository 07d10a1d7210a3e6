import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Enterprise Digital Transformation",
  description:
    "Move every business unit onto shared platforms, shared data and one operating model, wave by wave, and switch the old systems off.",
  group: "enterprise-solutions",
  kind: "delivery",
  lead: "Every business unit moves onto shared platforms here, whereas Digital Transformation renews one line and Enterprise Transformation restructures the firm’s organization and cost. Technology leads, and the units learn to run what they share.",
  instead: [{ when: "this is not your case", service: "digital-transformation" }],
  sections: [
    {
      heading: "Nine units, fourteen ERPs",
      paragraphs: [
        "A group with nine business units may well run fourteen ERP instances and a customer master in each country. The month takes twelve working days to close because intercompany entries are matched by hand. Every unit has a digital program of its own, and three of them are buying the same commerce engine from the same vendor.",
        "Unit heads are right to defend what works for them. The trouble is that what they have in common has no owner: the chart of accounts, the product hierarchy, the order types. Until that changes, a global template is a wish, and local variants grow back within a year.",
      ],
    },
    {
      heading: "Owners first, then a target model",
      paragraphs: [
        "We start with facts that no unit can dispute: an inventory of systems, what they cost to run, and process variants mined from the logs of order to cash and record to report. By the end of week two each end-to-end process has a global owner, named and released from half of their old job.",
        "Those owners then spend two days sorting every process into common, variant or local, with a written reason beside each exception. The result goes to the executive committee at the end of the month, together with the wave order, the funding envelope and a pilot unit.",
      ],
    },
    {
      heading: "The pilot earns the first wave",
      paragraphs: [
        "The pilot is a small or mid-sized unit with a willing head and a full variety of products and order types. It tests the template, the data loads and the cutover weekend. After that, a change to the template goes to a design authority that sits every Tuesday and answers by Friday, so waves never wait on a debate.",
      ],
    },
    {
      heading: "What the group owns afterward",
      paragraphs: [
        "The template comes with its configuration record, so an auditor can see why each setting is as it is. Around it sit a master data standard with a steward for each domain, a set of integration patterns and the wave playbook. Product teams with standing budgets replace the projects that built the platform. By the third wave your people lead the cutover while ours read out the checklist.",
      ],
    },
    {
      heading: "Retired means the contract has ended",
      paragraphs: [
        "Progress is the share of revenue that runs on the template, the days to close, the run cost per order and the number of systems gone. A system is gone when its contract has ended and its data is archived. Read-only does not count.",
        "A transformation director leads, with a chief architect, process leads for finance, supply and customer, a data migration lead and a change lead. At the peak there are about twenty of us beside sixty of you.",
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
    "One customer, product and ledger view across the group",
    "Month-end close shortened by days once a unit moves",
    "Old systems switched off and their contracts ended",
    "New units and markets added from a known playbook",
    "Digital spend agreed once instead of unit by unit",
    "Product teams in place when the program closes",
  ],
  caseStudies: [
    {
      slug: "global-banking-platform-transformation",
      relevance:
        "One core for 14 markets is this method in banking: a shared template, firm rules on local variants and a move in waves.",
    },
    {
      slug: "healthcare-system-integration",
      relevance:
        "Nine hospitals settled 52 clinical workflows between them, which is a global template under another name.",
    },
  ],
  visualizationAfter: 3,
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
