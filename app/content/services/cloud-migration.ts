import type { Service } from "../types";

export default {
  template: "service",
  title: "Cloud Migration",
  description:
    "Move workloads to Azure, AWS or Google Cloud in rehearsed waves, each one forecast, reversible and closed only when the old hosts are off.",
  group: "technology-transformation",
  kind: "migration",
  lead: "Forty workloads moved easily in the first year, then the program stuck on a shared database while you paid for two estates. Rehearsed waves move the rest, each with a cost forecast and a way back, until the last old host is off.",
  phases: { from: 9, to: 17, ends: "the last host off" },
  instead: [
    {
      when: "the building, the power and the lease have to go as well",
      service: "data-center-transformation",
    },
    { when: "the code itself holds you back, wherever it runs", service: "legacy-modernization" },
  ],
  overview: [
    {
      label: "Eighteen that stay",
      covers: [2, 3, 4],
      text: "In a plan for 420 workloads, 18 stay where they are, because of a license tied to physical cores, a latency limit on the plant floor or a shutdown already set for next year. Each has its reason on file. Every other application is marked to rehost, replatform, refactor, repurchase or retire. Marks follow evidence from week two on, and the list is complete when week four ends.",
    },
    {
      label: "What talks to what",
      covers: [1, 2, 3, 4],
      text: "A server list says what was bought. Agents on every host show what is used: they record CPU, memory and network flows for a full month, month-end included. By day fifteen the first sets of machines that must travel together are clear. The month matters. In one payroll migration a small rates database, called 200 times per payslip, escaped a two-week recording and tripled the run time in a rehearsal.",
    },
    {
      label: "The landing zone",
      covers: [1, 2, 3],
      text: "Network and identity engineers and a FinOps analyst join our platform architect for the landing zone: accounts, identity, network hub, logging and policy as code. Policy refuses a region that your contracts do not allow. Tags and budget alerts are live before the first machine arrives. Your operations staff write some of the modules, which is how they learn the code.",
    },
    {
      label: "Pilot, then fifty a month",
      covers: [4, "after"],
      text: "The pilot runbook is rehearsed in full in week four, and in week six five to ten workloads move. Waves grow to about fifty workloads a month. Each wave has a squad of five and the same runbook: replicate, test in isolation, rehearse, freeze, switch, watch for 72 hours. Your staff shadow the pilot, share the next four waves and lead from wave six, with us on call.",
    },
    {
      label: "21:00 to 02:30",
      covers: ["after"],
      text: "The freeze starts at 21:00. Replication drains, the switch follows, and testers from the business log in after midnight. At 02:30 the wave is confirmed or sent back. Anything still unexplained by then sends it back, and it moves on another night. Your service manager makes that call, and our wave lead may stop a wave as well.",
    },
    {
      label: "72 hours and thirty days",
      covers: ["after"],
      text: "After the switch, data replicates in reverse, so the way back stays open for the 72 hours and until the business accepts the application. No workload is done until a backup has been restored in the new location and timed. Sizes are corrected before the move where the data allows, and again thirty days after it. Reserved capacity waits for two months of steady load.",
    },
    {
      label: "Hosts off",
      covers: ["after"],
      text: "The steering group sees four numbers a week: workloads left, rollbacks, spend against forecast, and hosts powered off. We chase the last one hardest, since an idle host still draws power and holds its license and support contract. The migration lead and the platform architect stay until the last one is dark.",
    },
  ],
  schedule: {
    note: "From the first agent to a rehearsed pilot. Each day without agents on the hosts moves the rehearsal by one, and the pilot with it.",
    weeks: ["Record", "Build", "Group", "Rehearse"],
    work: [
      {
        name: "Agents on every host",
        who: "Your operations staff",
        days: [[1, 3]],
        critical: true,
      },
      {
        name: "Machines that must travel together",
        who: "Migration lead",
        days: [[4, 15]],
        critical: true,
      },
      {
        name: "Landing zone, from accounts to policy",
        who: "Network and identity engineers",
        days: [[2, 13]],
      },
      {
        name: "Landing-zone modules of your own",
        who: "Your operations staff",
        days: [
          [5, 5],
          [9, 10],
          [13, 14],
        ],
      },
      {
        name: "A mark for every application",
        who: "Application managers, with us",
        days: [[7, 20]],
      },
      { name: "Tags, budget alerts, cost forecast", who: "FinOps analyst", days: [[9, 18]] },
      {
        name: "Pilot runbook rehearsed in full",
        who: "Squad of five",
        days: [[16, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "a rehearsed pilot of five to ten", who: "Your service manager" },
  },
  quickInfo: {
    firstResult: { week: 6, text: "five to ten pilot workloads running in the cloud" },
    team: "Migration lead, platform architect, FinOps analyst, a squad of five per wave",
    weAsk: "Agents on every host, operations staff from the pilot on, business testers at night",
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
    "You see each week which hosts are off and cost nothing more",
    "Each workload has a cost forecast, and its size is checked again after thirty days",
    "Users learn of a cutover from an email, if at all",
    "A backup of every workload has been restored in its new place, and timed",
    "Your operations staff lead from wave six",
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
