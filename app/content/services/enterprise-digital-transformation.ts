import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Enterprise Digital Transformation",
  description:
    "Move every business unit onto shared platforms, shared data and one operating model, wave by wave, and switch the old systems off.",
  group: "enterprise-solutions",
  lead: "Technology leads this work and every business unit moves, unlike our digital transformation service, which renews one business line, or enterprise transformation, which restructures the whole firm’s organization and cost. What changes here is the platform that the units share and how they run it.",
  sections: [
    {
      heading: "Nine units, fourteen ERPs",
      paragraphs: [
        "Picture a group with nine business units, fourteen ERP instances and a customer master in each country. The month takes twelve working days to close because intercompany entries are matched by hand. Every unit has a digital program of its own, and three of them are buying the same commerce engine from the same vendor.",
        "Unit heads are right to defend what works for them. The trouble is that nobody owns what they have in common: the chart of accounts, the product hierarchy, the order types. Until someone does, a global template is a wish, and local variants grow back within a year.",
      ],
    },
    {
      heading: "Owners first, then a target model",
      paragraphs: [
        "We start with facts that no unit can dispute: an inventory of systems, what they cost to run, and process variants mined from the logs of order to cash and record to report. By the end of week two each end-to-end process has a global owner, named and released from half of their old job.",
        "Those owners then spend two days sorting every process into common, variant or local, with a written reason beside each exception. The month ends at the executive committee, which signs the wave order, the funding envelope and the pilot unit.",
      ],
    },
    {
      heading: "The pilot earns the first wave",
      paragraphs: [
        "The pilot is a mid-sized unit with a willing head and ordinary complexity. Picking the easiest one proves nothing. It tests the template, the data loads and the cutover weekend. After that, a change to the template goes to a design authority that sits every Tuesday and answers by Friday, so waves never wait on a debate.",
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
      slug: "enterprise-sharepoint-implementation",
      relevance:
        "Giving 38,000 people one digital workplace meant settling who owns structure and content across every department.",
    },
  ],
  visualization: {
    kind: "gantt",
    title: "Eight quarters from target model to last unit live",
    summary:
      "The template, the pilot and three waves form the critical path, while data clean-up and system retirement run beside them.",
    unit: "quarter",
    length: 8,
    bars: [
      { name: "Target model", start: 0, end: 1, critical: true },
      { name: "Template build", start: 1, end: 3, critical: true },
      { name: "Master data clean-up", start: 1, end: 5 },
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
    ],
  },
  combinedWith: [
    {
      service: "enterprise-architecture",
      why: "The target landscape decides which platforms the template may use and which interfaces must go.",
    },
    {
      service: "change-acceleration",
      why: "Each wave reaches a new unit, and its people need to be ready on the cutover date and fluent soon after.",
    },
    {
      service: "legacy-modernization",
      why: "A few old systems hold rules too valuable to drop; they are rebuilt in step with the waves.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Retail", "Energy"],
} satisfies Solution;
