import type { CaseStudy } from "../types";

export default {
  title: "Azure Cloud Migration",
  description:
    "A payroll provider moved 1,400 workloads from two data centers between pay runs, and no salary was late.",
  industry: "Technology Transformation",
  imageAlt:
    "A solid block of dark cubes that loosens toward the top into floating glass ones, a single cube vermilion: heavy data center workloads becoming light in the cloud.",
  results: [
    "1,400 workloads moved to Azure in 16 months with no unplanned outage",
    "28% lower annual hosting cost in the first full year, £18.6M to £13.4M",
    "2 data centers handed back seven weeks before their leases ended",
    "45 minutes to recover the payroll engine in a live test, down from 11 hours",
    "310 workloads retired during the program instead of moved",
  ],
  baselines: [
    { measure: "Annual hosting cost", from: 18.6, to: 13.4, unit: "£M" },
    { measure: "Recovery time of the payroll engine", from: 660, to: 45, unit: "minutes" },
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
    "A rehearsal in month four nearly changed our minds about the whole sequence. The gross-to-net calculation, three hours on the old hardware, took nine. Its application servers had moved; a small rates database had not, and each payslip called it some 200 times across the wide-area link. No tool had flagged the pair, since the two spoke only at month-end. We rolled back the same night, widened traffic capture from two weeks to a full pay cycle and redrew nine of the 23 waves.",
    "The bill was the second surprise. By month five it stood 35% above forecast, because machines had been sized to match the hardware they left. A weekly cost review with the product owners cut sizes, set schedules for test environments and bought reservations only after 60 days of steady load. Forecast and invoice met again in month nine.",
  ],
  approach: [
    {
      title: "Assessment & Discovery",
      description:
        "Agentless discovery ran beside flow logs from the core switches for one complete pay cycle, so that jobs which wake once a month were seen. Application owners then confirmed or corrected a one-page profile for each workload, and 310 of those pages ended in a retirement date.",
    },
    {
      title: "Architecture Design",
      description:
        "We built a hub-and-spoke landing zone in two paired regions, with policy as code that refuses to create storage outside a client’s permitted country. The operations team wrote half of the modules themselves, with our engineers reviewing.",
    },
    {
      title: "Migration & Modernization",
      description:
        "Move groups followed observed traffic, with a limit of 90 workloads to a wave. Databases replicated for at least ten days before their night came, and any workload that needed more than three weeks of rebuilding left the wave plan for a track of its own.",
    },
    {
      title: "Testing & Validation",
      description:
        "Each wave replayed a real pay run with masked data and compared every payslip to the penny with the old result. Recovery was tested by cutting the link to a whole region on a Sunday, with the client’s auditors in the room.",
    },
    {
      title: "Deployment & Cutover",
      description:
        "A cutover had a minute-by-minute script, a named decision owner and a point of no return at 02:30. Four waves turned back before that point and moved cleanly on a later night, which is why none of them counts as an outage.",
    },
  ],
  testimonial: {
    quote:
      "Twenty-seven times I signed a cutover script, and four times they stopped it themselves. I would rather work with people who turn back at half past two than with people who explain at nine.",
    author: "Director of Infrastructure",
    role: "Payroll and HR services provider",
  },
  keyInsights: [
    "Capture traffic for one full business cycle. Two weeks of logs will miss the month-end job that ties two systems together.",
    "Latency moves applications in pairs: if a call count per transaction runs into the hundreds, both ends go on the same night.",
    "Size from measured use, then wait two months before buying reservations.",
    "Retirement is the cheapest migration, and it needs an owner’s signature more than it needs a tool.",
    "Reward the team that rolls back in time. A wave repeated next week costs less than a service restored next morning.",
  ],
  servicesUsed: [
    "cloud-migration",
    "data-center-transformation",
    "enterprise-architecture",
    "financial-management",
  ],
} satisfies CaseStudy;
