import type { Service } from "../types";

export default {
  template: "service",
  title: "Digital Transformation",
  description:
    "Rebuild how one business line serves its customers online, task by task, with results measured against a baseline.",
  group: "flagship",
  kind: "delivery",
  lead: "One business line, one set of customers, change they can see: that is the size of this work. Enterprise Digital Transformation moves every unit onto shared platforms, and Enterprise Transformation restructures the firm itself, with or without new technology.",
  instead: [{ when: "this is not your case", service: "enterprise-digital-transformation" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Picture the home insurance line of a mid-sized carrier. Six in ten claims start online and barely a quarter finish there. People type in their details, reach a page that says someone will call, and wait. Behind that page a clerk copies the form into a policy system from 1998. The website has been redesigned three times since. The whole task, from burst pipe to paid claim, has never had an owner.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "So we form the team around the task. A product lead from your side decides on scope, and one of ours works beside them for nine months. With them sit a service designer, a researcher, five engineers, a data analyst and an operations manager from the contact center, whose staff feel each release first. Risk and legal each name one person for two fixed hours a week. That removes the sign-off queue at the end.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Research takes the first ten days. We listen to recorded calls, replay abandoned sessions and sit with agents through two Monday peaks. The top five customer tasks come out of that, each with volume, completion rate and cost per contact. In the second half of the month a coded slice of one task goes to 200 real customers behind a feature flag. It is ugly in places. It shows which core calls are too slow and which rules were never written down.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Completion without help is the figure on the wall. Next to it are contacts per hundred customers, time from request to outcome, and repeat use within ninety days, all with a baseline taken before design begins. Releases go out weekly against a held-back group, so a seasonal rise is never claimed as progress. A release that moves nothing in six weeks is taken out again.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Code sits in your repositories from the first commit. Your line also takes over the backlog, the design system, the service blueprint, the API contracts with the core, and an experiment log with the failures left in. The last document is a budget for a standing team over the next four quarters. A product whose team is disbanded at launch starts to decay the same week.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Ranking of customer tasks by volume and cost",
    "Working slice with real customers inside a month",
    "Service blueprint from screen to back office",
    "Weekly releases behind feature flags",
    "Held-back groups for honest measurement",
    "API contracts between product and core systems",
  ],
  benefits: [
    "More customers finish what they came for without calling",
    "Contact center hours go to the cases that need people",
    "Releases that change nothing are withdrawn within six weeks",
    "Risk and legal sign off as work proceeds",
    "A standing product team remains when we leave",
  ],
  visualization: {
    kind: "diagram",
    title: "One business line, from customer task to core system",
    summary:
      "The product team owns the top three layers, shares the fourth with central IT and leaves the fifth in place.",
    layers: [
      {
        name: "Customer tasks",
        emphasized: true,
        parts: ["Get a quote", "Change a policy", "Make a claim", "Renew"],
      },
      {
        name: "Channels",
        emphasized: true,
        parts: ["Web", "Mobile app", "Contact center", "Broker portal"],
      },
      {
        name: "Line services",
        emphasized: true,
        parts: ["Pricing", "Claim status", "Payments", "Messages"],
      },
      { name: "Integration", parts: ["API gateway", "Event stream", "Core adapter"] },
      { name: "Core systems", parts: ["Policy ledger", "Billing", "Document store"] },
    ],
  },
  combinedWith: [
    {
      service: "enterprise-digital-transformation",
      why: "When a second and third line want the same, shared platforms spare each from building its own.",
    },
    {
      service: "enterprise-transformation",
      why: "Digital service that halves manual handling leaves an organization to be redrawn around it.",
    },
    {
      service: "legacy-modernization",
      why: "Some tasks stay slow until the system beneath the adapter is replaced.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Retail", "Energy"],
} satisfies Service;
