import type { Service } from "../types";

export default {
  template: "service",
  title: "Digital Transformation",
  description:
    "Rebuild how one business line serves its customers online, task by task, with results measured against a baseline.",
  group: "flagship",
  kind: "delivery",
  lead: "After three redesigns of the website your customers start online and finish on the phone. One team rebuilds the most frequent tasks of one business line, from the screen to the core system, and is judged by how many people finish without help.",
  phases: { from: 7, to: 18 },
  instead: [
    {
      when: "every business unit is to move onto shared platforms and shared data",
      service: "enterprise-digital-transformation",
    },
    {
      when: "the firm itself has to be restructured, with or without new technology",
      service: "enterprise-transformation",
    },
  ],
  overview: [
    {
      label: "Monday peak",
      covers: [1, 2],
      text: "At 8:30 on the second Monday, our service designer is back in your contact center with a headset on. A caller who reported a burst pipe online last night wants to know whether the claim arrived. The agent reads the web form in one window and types it into a policy system from 1998 in the other. Two floors up, a researcher replays abandoned sessions. Ten days of this show where people give up, and why.",
    },
    {
      label: "Five tasks, ranked",
      covers: [2],
      text: "By day ten the top five customer tasks are on a list, each with its volume, completion rate and cost per contact. In home insurance, six in ten claims may start online and barely a quarter finish there. Those figures are the baseline, taken before design begins. Your product lead picks one task from the five.",
    },
    {
      label: "Two hours from legal",
      covers: [1, 3],
      text: "Your product lead decides on scope, and ours shares the desk for nine months. Around them work a service designer, a researcher, five engineers, a data analyst and an operations manager from your contact center, whose staff feel each release first. Risk and legal each send the same person for two fixed hours a week, from the first week on. Wording that used to wait a month for approval is settled on Thursday.",
    },
    {
      label: "The first 200 customers",
      covers: [3, 4],
      text: "From day eleven engineers code a thin slice of the chosen task, all the way down to the core. On day eighteen it goes to 200 real customers behind a feature flag. It is ugly in places. It shows which core calls take eleven seconds and which rules were never put on paper, while a fix still costs days.",
    },
    {
      label: "Where it can stall",
      covers: [],
      text: "Central IT runs the gateway and the core on a release calendar of its own. We agree on API contracts early and build against stubs until the core is ready. If a core call cannot be made fast enough, the promise to the customer changes: a claim number at once, the decision by text message next day.",
    },
    {
      label: "The held-back group",
      covers: ["after"],
      text: "A release goes out every week, and a share of customers does not get it. The gap between the two groups is the result, since a seasonal rise lifts both. We read completion without help first, then contacts per hundred customers and repeat use within ninety days. Your own analysts check the reading. A release that moves nothing in six weeks is withdrawn.",
    },
    {
      label: "A budget for four quarters",
      covers: ["after"],
      text: "Our last document is a budget for a standing team over the next four quarters. A product whose team is disbanded at launch starts to decay the same week. Code has been in your repositories since the first commit, together with the design system, the service blueprint and an experiment log that keeps the failures in.",
    },
  ],
  schedule: {
    note: "Ten days to choose a task, ten to put a slice of it before 200 customers. Every day without access to the core moves the release by a day.",
    weeks: ["Listen", "Rank", "Build", "Release"],
    work: [
      {
        name: "A headset on, two Monday peaks",
        who: "Service designer",
        days: [
          [1, 1],
          [6, 6],
        ],
      },
      { name: "Volume, completion, cost per contact", who: "Data analyst", days: [[3, 9]] },
      { name: "Abandoned sessions replayed", who: "Researcher", days: [[1, 8]], critical: true },
      {
        name: "Five tasks ranked",
        who: "Your product lead",
        days: [[9, 10]],
        critical: true,
        gate: "One of five is picked",
      },
      { name: "API contracts and stubs", who: "Central IT, with us", days: [[11, 14]] },
      {
        name: "A thin slice, down to the core",
        who: "Five engineers",
        days: [[11, 17]],
        critical: true,
      },
      {
        name: "Wording settled on Thursdays",
        who: "Risk and legal, two hours",
        days: [
          [4, 4],
          [9, 9],
          [14, 14],
          [19, 19],
        ],
      },
      {
        name: "200 customers behind a flag",
        who: "Product leads, yours and ours",
        days: [[18, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "one rebuilt task, and what to fix", who: "Your product lead" },
  },
  quickInfo: {
    firstResult: { week: 4, text: "one rebuilt task in front of 200 real customers" },
    team: "Product lead, service designer, researcher, data analyst, five engineers",
    weAsk: "A product lead full time, a contact center manager, two hours a week of risk and legal",
  },
  features: [
    "Ranking of customer tasks by volume and cost",
    "Working slice with real customers inside a month",
    "Service blueprint from screen to back office",
    "Weekly releases behind feature flags",
    "Held-back groups that isolate the effect",
    "API contracts between product and core systems",
  ],
  benefits: [
    "Customers finish a claim or a change online without having to call",
    "Real customers try the first rebuilt task within four weeks",
    "A release that changes nothing is out again in six weeks",
    "Risk and legal clear wording in two hours a week, as the work goes on",
    "A standing team with four quarters of budget remains when we leave",
  ],
  visualization: {
    kind: "diagram",
    title: "One business line, from customer task to core system",
    summary:
      "The product team runs the top three layers, shares the fourth with central IT and leaves the fifth in place.",
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
