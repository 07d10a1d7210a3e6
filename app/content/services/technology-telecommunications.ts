import type { Service } from "../types";

export default {
  template: "solution",
  title: "Technology & Telecommunications",
  description:
    "Programs for software firms, device makers and carriers: stack migrations, network rollouts and launches that stay in step.",
  group: "industry-expertise",
  kind: "industry",
  lead: "A bundle that marketing approved in spring goes on sale in fall, because catalog, provisioning and billing each change at their own pace. We put the release train, the build crews and the billing run on one plan and move customers in cohorts small enough to bring back.",
  phases: { from: 6, to: 19 },
  instead: [
    {
      when: "the second billing stack belongs to an operator that you are about to buy",
      service: "ma-integration-excellence",
    },
  ],
  sections: [
    {
      heading: "Ten pence holds up a cohort",
      paragraphs: [
        "Each customer who is due to move gets two bills, one from the old stack and one from the new. Only the old one is sent. We compare them line by line for the whole cohort, and any difference above ten pence is explained before the next cohort moves. Your own employees go first. They can be moved by hand if all else fails, and they complain in the right place.",
        "The way back stays open for one billing cycle. That is why the start looks slow: three months for the first 4% of subscribers, and fifteen months for all of them. Change notices go out on the regulator’s terms, so a letter is often on the critical path.",
        "Emergency calls, lawful intercept and number porting have a test track of their own. Its lead works apart from delivery, answers to the sponsor alone and holds a veto at every gate.",
      ],
    },
    {
      heading: "Thirty orders, from click to first bill",
      paragraphs: [
        "A carrier never quite loses a system. Every acquisition left a billing stack behind and every campaign a price plan, until six thousand plans are on the books. Before we look at an architecture chart, a director who has worked inside an operator and an OSS/BSS architect follow thirty real orders by hand, among them a number port, a change of address and a disconnection. After six days they know where orders fall out of the flow and are keyed again; one in eight is common. At a software firm, technical program managers, one for every five or six squads, trace ten changes from commit to customer.",
        "The second and third weeks turn that evidence into cuts: price plans to retire, interfaces to freeze, customer groups in the order they will move. The wave plan is ready in week four and approved in week six. The first cohort moves in month three.",
      ],
    },
    {
      heading: "Permits, factory slots and the weekly release",
      paragraphs: [
        "Software ships every week, a factory slot is fixed for the year, and a network is dug in over ten years. The plan starts from whatever moves least. For fiber and mobile sites that means permits, pole access and power, so crews are booked only where all three are in hand. For a device that means the factory slot and the radio approval. Software bends to both: unfinished features ship switched off, so no release waits for the slowest of fourteen teams.",
        "Carriers see order fallout, bill accuracy, calls per thousand customers moved and premises passed against plan. Software firms see lead time, deployment rate, failed changes and time to restore. The baseline is published before the first wave.",
        "When we leave, product managers keep a catalog with a rule for retiring old offers. Network operations keeps the permit tracker and the acceptance files. Engineering keeps the cohort tooling and a runbook for each rollback that was tested.",
      ],
    },
  ],
  features: [
    "Billing and order stack consolidation",
    "Price plan retirement with customer notices",
    "Cohort migration with bill comparison",
    "Fiber and mobile rollout planning by permit",
    "Release train across software and hardware teams",
    "Separate test track for emergency calls and porting",
    "Device launch plan tied to factory slots",
    "Network and data center exit schedule",
  ],
  benefits: [
    { text: "After six days you know where orders are keyed twice", month: 1, until: 1 },
    { text: "Crews go only to sites that have permits, access and power", month: 2 },
    { text: "A release leaves on its day, with unfinished features switched off", month: 2 },
    { text: "No bill is more than ten pence off without a reason you have seen", month: 3 },
    { text: "A customer can be moved back for one full billing cycle", month: 3 },
    {
      text: "Six subscribers in ten share one billing stack by month 11, all by month 17",
      month: 11,
      key: true,
    },
  ],
  caseStudies: [
    {
      slug: "multi-market-product-launch",
      relevance:
        "A technology product went on sale in 22 markets, where certification, channel and support dates had to meet.",
    },
    {
      slug: "azure-cloud-migration",
      relevance:
        "Moving 1,400 workloads to Azure used the same wave logic, with a rehearsed way back and dates set by the client’s pay runs.",
    },
  ],
  visualizationAfter: 1,
  visualization: {
    kind: "chart",
    chart: "area",
    title: "Subscribers moved to the new billing stack",
    summary:
      "Pilot waves move 4% in three months, almost three quarters follow between months 5 and 11, and complex business accounts form the tail.",
    measure: "% of subscribers moved, by month of the move",
    series: [
      { name: "Month 1", value: 1 },
      { name: "Month 3", value: 4 },
      { name: "Month 5", value: 13 },
      { name: "Month 7", value: 34 },
      { name: "Month 9", value: 63 },
      { name: "Month 11", value: 86 },
      { name: "Month 13", value: 96 },
      { name: "Month 15", value: 100 },
    ],
  },
  combinedWith: [
    {
      service: "ma-integration-excellence",
      why: "When two operators merge, the Day 1 plan has to say which billing stack will survive.",
    },
    {
      service: "value-stream-optimization",
      why: "Order to cash crosses sales, network and billing, and a stream map shows where it waits.",
    },
    {
      service: "cloud-migration",
      why: "Network functions and support systems can move to the cloud in the same waves as the customers on them.",
    },
  ],
  industries: ["Technology", "Manufacturing"],
} satisfies Service;
