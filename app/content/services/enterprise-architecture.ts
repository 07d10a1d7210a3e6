import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Enterprise Architecture",
  description:
    "An architecture practice tied to funding: what you have, what it costs, what to retire and which choices are already made.",
  group: "enterprise-solutions",
  kind: "advice",
  lead: "You pay for 900 applications, and nobody can say which of them would be missed by Friday. We build an architecture practice that can, and we tie it to funding, so that the question comes up while the contract is still a draft.",
  phases: { from: 2, to: 12 },
  instead: [
    {
      when: "one old system is the problem and has to be rebuilt while it runs",
      service: "legacy-modernization",
    },
  ],
  sections: [
    {
      heading: "The license ends in March",
      paragraphs: [
        "Take the old order management system. Its license runs to March, and a renewal would bind you for three more years. Purchasing sees a price to negotiate. Traced downward, the same contract looks different: the system shares order handling with a newer hub and the CRM, 22 interfaces hang on it, and its database is past vendor support. It can go, provided that the 22 interfaces move first. With a current map, that answer takes an afternoon.",
      ],
    },
    {
      heading: "900 on the list, 640 in use",
      paragraphs: [
        "Few companies can trace anything on the day we arrive. The asset database lists 900 applications, and about 640 exist. In week one we merge it with the contract register, sign-on logs and cost codes, which removes most ghosts. Business leads then shape a capability map of about seventy boxes, in three workshops over weeks two and three.",
        "Each application is pinned to a box and rated tolerate, invest, migrate or eliminate. Those who run it may contest the rating with usage data. At the end of week four the CIO has a heat map and the ten decisions that this quarter cannot avoid.",
      ],
    },
    {
      heading: "Guardrails with an expiry date",
      paragraphs: [
        "Three API gateways stand side by side because three programs each needed one by year-end. The architects were asked late and left a list of regrets. Delivery teams call them the slide police and route around them.",
        "Standards survive when following them is the quick route. A team that uses a reference pattern passes review by self-declaration. Everyone else writes a decision record of a page and hears back within five working days. A dispensation is allowed and carries a date, a cost and a name. Rules that a machine can test, such as banned libraries or open ports, move into the build pipeline.",
      ],
    },
    {
      heading: "Does anyone ask first?",
      paragraphs: [
        "The share of change spend reviewed before commitment shows whether the practice works. Net applications retired, technology past support and dispensations past their date are read with it each quarter. A fourth gateway would be a plain failure.",
        "Four of us do the work: a lead architect, a business architect, one for integration and data, and a repository analyst. Two of your solution architects join half-time and chair the review board from month four. All of it is modeled in ArchiMate, in the tool you already license: the register with lifecycle dates, a target state and two transition states. Data feeds keep the register current; a yearly survey never does.",
      ],
    },
  ],
  features: [
    "Business capability map to level two",
    "Application register fed by live data",
    "Tolerate, invest, migrate or eliminate rating",
    "Target state with two funded transition states",
    "Reference patterns for integration and identity",
    "Architecture decision records of a page each",
    "Review board with a five-day reply",
    "Automated policy checks in the build pipeline",
  ],
  benefits: [
    {
      text: "Ten decisions that the quarter cannot avoid are on the table in week four",
      month: 1,
      until: 3,
    },
    { text: "You trace the effect of a change in an afternoon", month: 2 },
    { text: "Project teams get an answer within five working days", month: 3 },
    { text: "End-of-support dates stand in the plan years ahead", month: 3 },
    { text: "Nobody buys a fourth API gateway where three already run", month: 4, key: true },
    { text: "Run cost falls as applications without users are switched off", month: 6 },
  ],
  caseStudies: [
    {
      slug: "azure-cloud-migration",
      relevance:
        "Deciding what moves, what changes and what retires is an architecture decision before it is a migration task.",
    },
    {
      slug: "enterprise-sharepoint-implementation",
      relevance:
        "One site template served 38,000 people because a variation needed a reason that two business lines shared.",
    },
  ],
  visualizationAfter: 1,
  visualization: {
    kind: "diagram",
    title: "What one capability rests on, down to the contract",
    summary:
      "Order handling, traced through five layers, shows one application to eliminate, the 22 interfaces that go with it and the license date that sets the deadline.",
    layers: [
      {
        name: "Order handling",
        parts: ["Take an order", "Change an order", "Promise a date"],
      },
      {
        name: "Applications",
        parts: ["Order hub: invest", "CRM: tolerate", "Old OMS: eliminate"],
      },
      {
        name: "Interfaces",
        parts: ["9 to the order hub", "4 to the CRM", "22 to the old OMS"],
      },
      {
        name: "Technology",
        parts: ["API gateway", "Event stream", "Database past support"],
      },
      {
        name: "Contracts",
        emphasized: true,
        parts: ["Gateway: renews in May", "Hosting: to December", "OMS license: to March"],
      },
    ],
  },
  combinedWith: [
    {
      service: "strategic-portfolio-management",
      why: "Architecture review becomes a funding gate, so a poor fit is stopped while it is still a proposal.",
    },
    {
      service: "cloud-migration",
      why: "Ratings and interface maps tell the migration team what moves together and what should not move at all.",
    },
    {
      service: "legacy-modernization",
      why: "The map shows which old systems block the most capabilities and therefore which to replace first.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Education"],
} satisfies Solution;
