import type { Service } from "../types";

export default {
  template: "service",
  title: "Value Stream Optimization",
  description:
    "Shorten the whole path from customer demand to delivery by removing the waiting between functions.",
  group: "premium-service-offerings",
  kind: "delivery",
  lead: "Between a customer’s request and its delivery, work crosses six or seven functions and waits at every border. Value Stream Optimization shortens that whole flow, while Business Process Optimization repairs one process inside it.",
  instead: [{ when: "this is not your case", service: "business-process-optimization" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Take a made-to-order pump. It needs 47 days from signed order to shipment and holds 31 hours of work that anyone would pay for. Engineering queries the order, planning batches it into a weekly run, purchasing collects approvals, and the plant expedites whatever was shouted about last. Each function meets its target. Each is also loaded to 94%, which is why nothing moves. A loan, a referral or a software release behaves the same way.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Lead time from demand to delivery is our headline measure, at the median and at the 85th percentile, where the complaints come from. Flow efficiency, rolled throughput yield and cash tied up in work in progress stand beside it. Local utilization comes off the scorecards in the same month. While it stays there, supervisors will keep machines busy and orders waiting, and their bonus will say they are right.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "We pick one product family with a product-by-step matrix. Time stamps from ERP, tickets and mail then give lead time, process time, work in progress and percent complete and accurate at each step. Two days of walking the stream correct what the systems claim. The current-state map is done by day twelve and the future-state map by day eighteen, with takt and pacemaker marked. One limit on work in progress is live before the month ends.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Our condition for starting is a value stream manager on your side with authority across functions. We bring a lean lead, a flow analyst and a coach who spends mornings on the floor. Six to eight operators, planners and buyers walk the stream and redraw it themselves. A finance partner turns days into cash, since a week less of inventory is often what pays for the rest.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Ninety days of kaizen then work toward the future-state map, one loop at a time: order, engineering, supplier. Both maps stay with you. So do the kanban sizes with their arithmetic, a dashboard fed by time stamps, a fifteen-minute daily meeting across functions, and leader standard work for the value stream manager. A next future state is sketched before we go, because the constraint will have moved.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Product family matrix to choose the stream",
    "Current-state map checked by walking the flow",
    "Future-state map with takt and pacemaker",
    "Limits on work in progress between functions",
    "Kaizen loops over ninety days",
    "Lead time dashboard built on time stamps",
  ],
  benefits: [
    "Orders reach customers weeks earlier",
    "Delivery dates that sales can promise and keep",
    "Cash released from queues and half-finished work",
    "Less expediting and fewer mid-week schedule changes",
    "One manager who answers for the whole flow",
  ],
  visualization: {
    kind: "chart",
    chart: "bar",
    title: "Where 47 days go between order and shipment",
    summary:
      "Engineering and purchasing hold the order for 23 of its 47 days, while assembly needs five.",
    measure: "Calendar days in each stage, waiting included",
    series: [
      { name: "Order entry", value: 4 },
      { name: "Engineering", value: 11, emphasized: true },
      { name: "Planning", value: 7 },
      { name: "Purchasing", value: 12, emphasized: true },
      { name: "Assembly", value: 5 },
      { name: "Test", value: 3 },
      { name: "Shipping", value: 5 },
    ],
  },
  combinedWith: [
    {
      service: "business-process-optimization",
      why: "The map points at the one step that holds everything up, and that step then gets a repair of its own.",
    },
    {
      service: "intelligent-automation",
      why: "Bots belong on the steps that survive the future-state map, never on the ones it deletes.",
    },
    {
      service: "change-acceleration",
      why: "Supervisors who were paid for busy machines need a new target and some coaching in the same month.",
    },
  ],
  industries: ["Manufacturing", "Healthcare", "Retail", "Technology"],
} satisfies Service;
