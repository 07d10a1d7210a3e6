import type { CaseStudy } from "../types";

export default {
  title: "Azure Cloud Migration",
  description:
    "A payroll provider moved 1,400 workloads from two data centers between pay runs, and no salary was late.",
  industry: "Technology Transformation",
  imageAlt:
    "A block of dark cubes comes apart toward the top into glass ones that float, with a vermilion cube just leaving the pack: workloads rising out of a data center, one at a time.",
  scale: {
    cost: "£17M",
    duration: "16 months, January 2022 to April 2023",
    clientPeople: "94 at the peak, 31 from operations",
    ourPeople: "27 at the peak",
    reach: "2 data centers, 6 countries",
  },
  results: [
    "1,400 workloads moved to Azure in 16 months without an unplanned outage",
    "28% lower annual hosting cost in the first full year, £18.6M to £13.4M",
    "2 data centers handed back seven weeks before their leases ended",
    "40 minutes to recover the payroll engine in a month-15 test, down from 11 hours",
    "310 workloads retired over the 16 months instead of moved",
  ],
  evidence: [
    "All 2.1 million employees were paid on the day in each of the 16 months.",
    "At £5.2M a year less, the £17M of the move is earned back in a little over three years.",
    "Neither lease had to be extended, so the £4.4M for another year was never spent.",
  ],
  baselines: [
    { measure: "Annual hosting cost", from: 18.6, to: 13.4, unit: "£M" },
    { measure: "Recovery time of the payroll engine", from: 660, to: 40, unit: "minutes" },
  ],
  challenges: [
    "Leases on both data centers ended within 18 months, and extending either would have cost £4.4M for a single year.",
    "Pay runs for 2.1 million employees left only 11 nights a month on which anything could be moved.",
    "The configuration database listed 1,290 workloads; the network showed more than 1,700.",
    "Clients’ contracts fixed where payroll data may rest in six countries, with audit rights attached.",
    "The operations team knew virtual machines and storage arrays well, and had never run anything in a public cloud.",
  ],
  solution: [
    "We let the pay calendar write the plan. Moves took place only on the 11 quiet nights of each month, in 23 waves, and every wave had a rollback that had been run in full at least once. Of 1,710 workloads found, 310 were switched off. The remaining 1,400 split three ways: 760 moved as they were, 510 moved onto managed databases and app services, and 130 were rebuilt.",
    "No operations staff were hired or let go. The 31 people who had looked after storage arrays wrote half of the landing zone’s modules, one pull request at a time, with our engineers as reviewers. They sat second chair for five waves and led from the sixth. After wave fifteen our part in a cutover was a phone on the desk.",
    "Cost got a standing meeting. In month five, before the first wave, the bill stood 35% above forecast, because replicas and test machines had been sized to match the hardware they copied. Every Wednesday the product managers went through the ten costliest services, cut sizes and gave test environments closing hours. Reservations were bought only after 60 days of steady load. Forecast and invoice met in month nine and stayed together.",
  ],
  approach: [
    {
      title: "Assessment & Discovery",
      description:
        "Two weeks of flow logs looked complete until a month-four rehearsal, when the gross-to-net run took nine hours, not three: a small rates database, called 200 times per payslip, had stayed behind. We captured one full pay cycle and redrew nine waves. Each workload got a profile that the business approved, 310 of them with a retirement date.",
      planned: { from: 0, to: 2 },
      actual: [
        { from: 0, to: 2 },
        { from: 3.5, to: 5.5, turned: "a rehearsal fails, nine waves are redrawn" },
      ],
    },
    {
      title: "Architecture Design",
      description:
        "The landing zone, ready in month four, is hub and spoke across two paired regions, with a spoke of its own in each of the six countries that contracts name. Policy as code refuses storage anywhere a client has not allowed, and auditors read the policy instead of a slide about it.",
      planned: { from: 1.5, to: 4 },
      actual: [{ from: 1.5, to: 4 }],
    },
    {
      title: "Migration & Modernization",
      description:
        "The first wave moved in month six. Move groups followed observed traffic, with a limit of 90 workloads to a wave. Databases replicated for at least ten days before their night came, and any workload that needed more than three weeks of rebuilding left the wave plan for a track of its own.",
      planned: { from: 4, to: 13.5 },
      actual: [{ from: 5.5, to: 15.5 }],
    },
    {
      title: "Testing & Validation",
      description:
        "From month four on, each rehearsal replayed a real pay run with masked data and compared every payslip to the penny with the old result. Recovery was tested by cutting the link to a whole region on a Sunday, with the client’s auditors in the room.",
      planned: { from: 3.5, to: 14 },
      actual: [{ from: 3.5, to: 15.5 }],
    },
    {
      title: "Deployment & Cutover",
      description:
        "A cutover had a minute-by-minute script, one person with the power to stop it and a point of no return at 02:30. Four waves turned back before that point and moved cleanly on a later night, which is why none of them counts as an outage. The last workload moved in month 16.",
      planned: { from: 4.5, to: 14 },
      actual: [{ from: 6, to: 16 }],
    },
  ],
  track: {
    finish: { step: 5, at: 16, text: "last cutover", key: "Go-live" },
    limit: { at: 17.6, text: "Leases end" },
  },
  testimonial: {
    quote:
      "Twenty-seven times I approved a cutover script, and four times they stopped it themselves. I would rather work with people who turn back at half past two than with people who explain at nine.",
    author: "Director of Infrastructure",
    role: "Payroll and HR services provider",
  },
  keyInsights: [
    "Capture traffic for one full business cycle. Two weeks of logs will miss the month-end job that ties two systems together.",
    "Latency moves applications in pairs: if a call count per transaction runs into the hundreds, both ends go on the same night.",
    "Size from measured use, then wait two months before buying reservations.",
    "Retirement is the cheapest migration, and it takes a yes from the business more than it takes a tool.",
    "Reward the team that rolls back in time. A wave repeated next week costs less than a service restored next morning.",
  ],
  servicesUsed: [
    "cloud-migration",
    "data-center-transformation",
    "enterprise-architecture",
    "financial-management",
  ],
} satisfies CaseStudy;
