import type { CaseStudy } from "../types";

export default {
  title: "Global Supply Chain Optimization",
  description:
    "Once a home-goods retailer knew what one case costs to move, door to shelf, 19 distribution sites became 13.",
  industry: "Retail",
  imageAlt:
    "A pale relief map seen from above. Brass spheres on a vermilion route are the distribution sites the retailer kept; the dark spheres off the route are those it closed.",
  scale: {
    cost: "£44M",
    duration: "22 months, March 2022 to December 2023",
    clientPeople: "160 at the peak",
    ourPeople: "24 at the peak",
    reach: "19 sites, 17 countries",
  },
  results: [
    "18% lower logistics cost per case in the first full year, £1.94 to £1.59",
    "96.8% of store orders on time and in full over the same year, up from 88.1%",
    "13 distribution centers serve 17 countries since month 19, where 19 did before",
    "£58M less stock at the end of that year, with shelf availability unchanged",
  ],
  evidence: [
    "Finance computed both figures from invoices, with the cost model of the first seven weeks.",
    "One order in eight used to reach the store late or short; now it is one in 31.",
    "The two that the optimizer would also have closed still keep the island market in stock.",
  ],
  baselines: [
    { measure: "Logistics cost per case", from: 1.94, to: 1.59, unit: "£" },
    { measure: "Store orders on time and in full", from: 88.1, to: 96.8, unit: "%" },
  ],
  challenges: [
    "Nineteen distribution centers had come with six acquisitions, and four pairs of them stood within 90 minutes’ drive of each other.",
    "Containers from Asia were booked to ports by habit, which meant £7M a year in demurrage and cross-country trucking.",
    "Stores received one in eight orders late or short, so managers padded the next order and the forecast chased the padding.",
    "Freight, rent and labor sat in three budgets, so the cost of putting one case on one shelf appeared in none of them.",
    "No building could change hands between October and January, when the retailer earns 44% of its annual margin.",
  ],
  solution: [
    "What does one case cost, door to shelf? It took us seven weeks to answer, from 24 months of shipments, and the answer upset people. The newest warehouse, the one in the annual report, was among the costliest in the network. The cost model became the common ground for everything that followed, and the finance director defended it in person.",
    "An optimizer proposed 11 sites. We and the client settled on 13, because two of the closures saved little on paper and would have left an island market one storm away from empty shelves. Import flows moved to four ports with deconsolidation at the quay. Fast sellers stayed in every site, and slow ones were held in three.",
    "The second closure went wrong. It was announced 16 weeks ahead, as local law required, with a retention bonus payable on the last day. A rival opened across the road, and 41% of the pickers were gone by week six. For 17 days some 160 stores got partial deliveries. We brought that volume forward into two neighboring sites, ran a night shuttle and paid the bonus in weekly parts to those who stayed. Later closures used the weekly scheme from the first day, and none lost more than 9%.",
  ],
  approach: [
    {
      title: "Price one case",
      description:
        "Analysts rebuilt freight, handling, rent and stock cost for each product family and lane from invoices, leaving budgets aside. The figures were reconciled to the ledger within 0.6% before anyone drew a map.",
      planned: { from: 0, to: 1.5 },
      actual: [{ from: 0, to: 1.75 }],
    },
    {
      title: "Test the map against bad days",
      description:
        "From month three to month six, every candidate network ran through a port strike, a demand surge of 20% and the loss of its largest building. Three cheaper designs were discarded because they failed one of those days.",
      planned: { from: 1.5, to: 5 },
      actual: [{ from: 2, to: 6 }],
    },
    {
      title: "Turn the import flows",
      description:
        "New port pairs and carrier contracts were in place by month 11, before any closure, so that containers were already arriving in the right region. Demurrage halved in the first spring and paid for the model.",
      planned: { from: 5, to: 10 },
      actual: [{ from: 6, to: 11 }],
    },
    {
      title: "Close six, in pairs",
      description:
        "Three pairs closed between months 12 and 19. Each site handed over its stores in four weekly groups, with the receiving building staffed two weeks ahead. Peak season was a wall in the plan: nothing moved from October to the end of January. The pickers who left in month 13 cost a month, and the last pair closed on the eve of the second peak.",
      planned: { from: 11, to: 18 },
      actual: [
        { from: 11, to: 12.5 },
        { from: 12.5, to: 14.5, turned: "41% of one site’s pickers leave" },
        { from: 14.5, to: 19 },
      ],
    },
    {
      title: "Reset orders and stock",
      description:
        "From month 16 to month 22, once stores could trust deliveries, we cut their padding by removing the manual order override in three steps. Safety stock was then recalculated from the new lead times, one product family a week.",
      planned: { from: 14, to: 21 },
      actual: [{ from: 15, to: 22 }],
    },
  ],
  track: {
    finish: { step: 4, at: 19, text: "13 sites serve 17 countries", key: "Network live" },
    limit: { at: 19, text: "Peak season begins" },
  },
  testimonial: {
    quote:
      "For years we argued about warehouses with opinions. Now somebody asks what it does to the cost of a case, and the meeting takes half as long.",
    author: "Chief Supply Chain Officer",
    role: "International home-goods retailer",
  },
  keyInsights: [
    "Settle the cost of one case before you debate buildings. Without it, every site manager has a spreadsheet that saves that site.",
    "The cheapest network in the model tends to break first; choose the one that survives the stress cases.",
    "A closing warehouse loses its people on the date of the announcement. Pay for staying by the week.",
    "Change import flows first. They are reversible, and they show whether the new map works while the old buildings still stand.",
    "Stock comes down last, when stores believe the truck.",
  ],
  servicesUsed: [
    "value-stream-optimization",
    "data-analytics",
    "financial-management",
    "global-delivery-networks",
  ],
} satisfies CaseStudy;
