import type { Service } from "../types";

export default {
  template: "solution",
  title: "Technology & Telecommunications",
  description:
    "Programs for software firms, device makers and carriers: stack migrations, network rollouts and launches that stay in step.",
  group: "industry-expertise",
  kind: "industry",
  lead: "Software teams ship every week while networks are dug in over ten years, and most programs in this industry have to do both at once. Our practice keeps the release train, the build crews and the billing run on one plan.",
  instead: [{ when: "this is not your case", service: "ma-integration-excellence" }],
  sections: [
    {
      heading: "Nine thousand price plans and a stack for each merger",
      paragraphs: [
        "A carrier never quite loses a system. Every acquisition left a billing stack behind, and every campaign a price plan that somebody still pays for. One order in eight falls out of the flow and is keyed again by hand. A new bundle needs changes in the catalog, in provisioning and in three channels, so marketing waits five months for an offer that a rival copied in two.",
        "Software and device firms meet the same problem further up the stack. Fourteen teams share one platform, a release waits for the slowest of them, and hardware dates, fixed by a factory slot, do not move for anyone.",
      ],
    },
    {
      heading: "Thirty orders, traced by hand",
      paragraphs: [
        "Before we look at an architecture chart we follow thirty real orders from click to first bill, including a number port, a house move and a disconnection. This takes about six days and shows where work is rekeyed. At a software firm we read two quarters of incident reviews instead and trace ten changes from commit to customer.",
        "That evidence is then turned into cuts: price plans to retire, interfaces to freeze, customer groups in the order they will move. Network planners join us for the rollout side, since permits, pole access and power decide the pace long before crews do. You get a wave plan in the fourth week, with a first cohort small enough to move by hand if all else fails. That cohort is normally your own employees.",
      ],
    },
    {
      heading: "Fallout down, premises passed up",
      paragraphs: [
        "For carriers we report order fallout, bill accuracy, calls per thousand customers moved and premises passed against plan. For software firms the measures are lead time, deployment rate, failed changes and time to restore. The baseline is published before the first wave. We bring a program director who has worked inside an operator, an OSS/BSS architect, a technical program manager for each group of five or six squads, and a rollout planner where there is ground to dig.",
      ],
    },
    {
      heading: "Calls that must connect",
      paragraphs: [
        "Emergency calls, lawful intercept and number porting get a test track of their own, with a veto at each gate. Each wave has a way back for the length of one billing cycle. We compare the old and the new bill for every customer in a cohort, and any difference above ten pence is explained before the next cohort moves. Change notices go out on the terms the regulator sets, which often puts a letter on the critical path.",
      ],
    },
    {
      heading: "Owned by your product and network teams",
      paragraphs: [
        "Product managers take over a catalog with one owner per offer and a rule for retiring old ones. Network operations receives the rollout plan with its permit tracker and acceptance files, site by site. Engineering keeps the release calendar, the dependency board and the cohort tooling, together with the runbooks for each rollback that was tested.",
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
    "New offers on sale within weeks of approval",
    "Orders that flow to activation without rekeying",
    "Customers moved with no surprise on the next bill",
    "One billing stack left to run, patch and pay for",
    "Crews sent only to sites with permits and power",
    "Releases that no longer wait for the slowest team",
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
  visualizationAfter: 4,
  visualization: {
    kind: "chart",
    chart: "area",
    title: "Subscribers moved to the new billing stack",
    summary:
      "Pilot waves move 4% in three months, almost three quarters follow between months 5 and 11, and complex business accounts form the tail.",
    measure: "% of subscribers moved, cumulative",
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
