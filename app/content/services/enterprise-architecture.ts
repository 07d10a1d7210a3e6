import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Enterprise Architecture",
  description:
    "An architecture practice tied to funding: what you have, what it costs, what to retire and which choices are already made.",
  group: "enterprise-solutions",
  lead: "Which of your 900 applications would anyone miss by Friday? We build an architecture practice that can answer, and tie it to funding so the question comes up before the contract is signed.",
  sections: [
    {
      heading: "Point to point, year after year",
      paragraphs: [
        "The asset database lists 900 applications; about 640 exist. Between them run 1,100 interfaces, and month end hangs on 38 that one contractor understands. A fifth of the stack is past vendor support. There are three API gateways, because three programs each needed one by Christmas.",
        "Architects are in the building, yet they meet each project late and leave with a list of regrets. Delivery teams call them the slide police and route around them.",
      ],
    },
    {
      heading: "A map worth arguing with",
      paragraphs: [
        "Four weeks are enough for a first honest picture. We merge the asset database with the contract register, sign-on logs and ledger codes, which removes most ghosts in days. Business leads then shape a capability map of about seventy boxes in three workshops.",
        "Each application is pinned to a box and rated tolerate, invest, migrate or eliminate. What the CIO sees at the close is a heat map plus the ten decisions that this quarter cannot avoid.",
      ],
    },
    {
      heading: "Guardrails with an expiry date",
      paragraphs: [
        "Standards survive when following them is the quick route. Teams that use a reference pattern pass review by self-declaration. Everyone else writes a one-page decision record and hears back within five working days. A dispensation is allowed, but it carries a date, a cost and a name. Rules that a machine can test, such as banned libraries or open ports, move into the build pipeline.",
      ],
    },
    {
      heading: "In your repository, in your words",
      paragraphs: [
        "Everything is modeled in ArchiMate in the tool you already license: the capability map, the application register with owners and lifecycle dates, a target state and two transition states. Beside it are the standards catalog, the integration patterns and the charter of the review board. Data feeds keep the register current; a yearly survey never does.",
      ],
    },
    {
      heading: "Does anyone ask first?",
      paragraphs: [
        "That is the test of a practice, so we count the share of change spend reviewed before commitment. Beside that we watch net applications retired, technology past support and dispensations that have outlived their date.",
        "A lead architect, a business architect, an integration and data architect and a repository analyst make up our side. Two of your solution architects join half time and chair the board from month four.",
      ],
    },
  ],
  features: [
    "Business capability map to level two",
    "Application register fed by live data",
    "Tolerate, invest, migrate or eliminate rating",
    "Target state with two funded transition states",
    "Reference patterns for integration and identity",
    "Architecture decision records, one page each",
    "Review board with a five-day reply",
    "Automated policy checks in the build pipeline",
  ],
  benefits: [
    "Duplicate purchases caught before the order is placed",
    "Run cost cut by retiring what nobody uses",
    "End-of-support dates planned for years in advance",
    "Project teams that start from a proven pattern",
    "Impact of a change traced in hours",
    "Mergers and outages met with a current map",
  ],
  caseStudies: [
    {
      slug: "azure-cloud-migration",
      relevance:
        "Deciding what moves, what changes and what retires is an architecture decision before it is a migration task.",
    },
    {
      slug: "global-banking-platform-transformation",
      relevance:
        "A shared banking core in 14 markets stands or falls on clear boundaries between the core and local systems.",
    },
  ],
  visualization: {
    kind: "diagram",
    title: "One landscape in five layers, read from the business down",
    summary:
      "Capabilities rest on applications, which share integration, data and platform services that are chosen once for all.",
    layers: [
      {
        name: "Business capabilities",
        parts: ["Onboarding", "Pricing", "Order handling", "Reporting"],
      },
      { name: "Applications", parts: ["CRM", "Order hub", "Billing", "ERP"] },
      { name: "Integration", parts: ["API gateway", "Event stream", "Managed files"] },
      { name: "Data", parts: ["Customer master", "Product master", "Finance ledger"] },
      {
        name: "Platform",
        parts: ["Identity", "Landing zone", "Network", "Monitoring"],
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
