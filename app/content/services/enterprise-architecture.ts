import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Enterprise Architecture",
  description:
    "An architecture practice tied to funding: what you have, what it costs, what to retire and which choices are already made.",
  group: "enterprise-solutions",
  kind: "advice",
  lead: "Which of your 900 applications would anyone miss by Friday? We build an architecture practice that can answer, and tie it to funding so the question comes up before the contract is signed.",
  instead: [{ when: "this is not your case", service: "strategic-portfolio-management" }],
  sections: [
    {
      heading: "Point to point, year after year",
      paragraphs: [
        "The asset database lists 900 applications; about 640 exist. Between them run 1,100 interfaces, and month-end hangs on 38 that one contractor understands. A fifth of the stack is past vendor support. There are three API gateways, because three programs each needed one by Christmas.",
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
        "A practice passes or fails on that question, and the share of change spend reviewed before commitment is its mark. Net applications retired, technology past support and dispensations past their date are read with it each quarter.",
        "Four of ours do the work: a lead architect, a business architect, one for integration and data, and a repository analyst. Two of your solution architects join half-time and chair the board from month four.",
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
    "No third gateway bought where two already run",
    "Run cost cut by retiring applications without users",
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
      slug: "enterprise-sharepoint-implementation",
      relevance:
        "One site template served 38,000 people because a variation needed a reason that two business lines shared.",
    },
  ],
  visualizationAfter: 2,
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
