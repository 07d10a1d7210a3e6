import type { Service } from "../types";

export default {
  template: "service",
  title: "Cloud Migration",
  description:
    "Move workloads to Azure, AWS or Google Cloud in rehearsed waves, each one forecast, reversible and closed only when the old hosts are off.",
  group: "technology-transformation",
  kind: "migration",
  lead: "This service moves workloads to a public provider in waves, each with a cost forecast and a way back, and ends when the last host is off. The empty halls, the power and the lease belong to Data Center Transformation.",
  instead: [{ when: "this is not your case", service: "data-center-transformation" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Discovery pays no heed to the server list. For a full month, with a month-end inside it, agents record real CPU, memory and network flows. By day fifteen the first sets of machines that must travel together are plain. As evidence comes in, each application is marked to rehost, replatform, refactor, repurchase, retire or retain. Meanwhile platform engineers build the landing zone: accounts, identity, network hub, logging and policy as code. The pilot is booked while discovery still runs.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Many clients call us after a false start. Forty easy workloads moved in the first year, and then the program stuck on a shared database, a license tied to physical cores or a latency limit that had never been measured. The cloud bill doubled too. Machines had been copied at the size bought in 2017 and left running all night.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "After a pilot of five to ten, waves grow to about fifty workloads a month. The runbook stays the same: replicate, test in isolation, rehearse, freeze, switch, watch for 72 hours. Rollback remains open until the application owner signs. Sizes are corrected before the move where the data allows, and again thirty days after it. Reserved capacity and savings plans wait for two months of steady load.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "The steering group sees four numbers each week: workloads left, rollbacks, spend against forecast, and hosts powered off. We chase the last one hardest, since an idle host still draws power and holds its license and support contract. No workload is marked done until a backup has been restored from the new location and timed.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "A migration lead and a cloud platform architect stay from the first scan to the last host. Network and identity engineers and a FinOps analyst join for the landing zone, and each active wave has a squad of five. Your operations staff shadow the pilot, share the next few and lead the rest, with us on call. They inherit the landing zone as code, the runbooks, tagging rules, budget alerts, and a register of what stayed behind and why.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Flow-based discovery and move sets",
    "Landing zone delivered as code",
    "Six-way treatment decision for each application",
    "Rehearsed cutover runbooks with open rollback",
    "Right-sizing before and after the move",
    "FinOps tagging, budgets and anomaly alerts",
  ],
  benefits: [
    "Double running costs cut short by prompt shutdowns",
    "A monthly bill that matches the forecast by workload",
    "Cutovers that users learn about from an e-mail, if at all",
    "Restores proven in the new location, with times",
    "An operations team that can run the next wave alone",
  ],
  visualization: {
    kind: "chart",
    chart: "line",
    title: "Workloads left on premises during a twelve-month migration",
    summary:
      "After a slow pilot, steady waves take 420 workloads down to the 18 that stay by decision.",
    measure: "Workloads still on premises",
    series: [
      { name: "Start", value: 420 },
      { name: "Month 2", value: 411 },
      { name: "Month 4", value: 352 },
      { name: "Month 6", value: 258 },
      { name: "Month 8", value: 160 },
      { name: "Month 10", value: 66 },
      { name: "Month 12", value: 18 },
    ],
  },
  combinedWith: [
    {
      service: "data-center-transformation",
      why: "Once the workloads have left, the halls, circuits and leases they used still need a planned end.",
    },
    {
      service: "legacy-modernization",
      why: "Applications that fail the rehost test join a rebuild track instead of holding up a wave.",
    },
    {
      service: "financial-management",
      why: "Spend shifts from capital to consumption, and the budget process has to change before the first large invoice.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Retail"],
} satisfies Service;
