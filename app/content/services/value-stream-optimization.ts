import type { Service } from "../types";

export default {
  template: "service",
  title: "Value Stream Optimization",
  description:
    "Shorten the whole path from customer demand to delivery by removing the waiting between functions.",
  group: "premium-service-offerings",
  kind: "delivery",
  lead: "Every function meets its target and the customer still waits nearly seven weeks, because the order spends its days between departments. Following one product family from request to delivery shows where the waiting is; we take it out and leave a manager who answers for the whole flow.",
  phases: { from: 8, to: 18 },
  instead: [
    {
      when: "one process inside the flow needs repair and the rest runs well",
      service: "business-process-optimization",
    },
  ],
  overview: [
    {
      label: "94% and the queue",
      covers: [],
      text: "A department loaded to 94% keeps work waiting about four times as long as one loaded to 80%. That is textbook queueing theory, and it explains most lead times. A made-to-order pump needs 47 days from order to shipment and contains 31 hours of work that a customer would pay for. Engineering, planning and purchasing each run at 94%, and each meets its target. A loan, a referral or a software release behaves the same way.",
    },
    {
      label: "No manager, no start",
      covers: [1],
      text: "We start only if someone on your side becomes value stream manager, with authority across functions. We bring a lean lead, a flow analyst and a coach who spends mornings on the floor. Your finance partner turns days into cash and confirms the amount. A week less of inventory often pays for the rest.",
    },
    {
      label: "Two days on foot",
      covers: [1, 2, 3],
      text: "A product-by-step matrix picks one product family in the first days. Time stamps from ERP, tickets and email then give lead time, work in progress and percent complete and accurate at each step. In week two, six to eight of your operators, planners and buyers walk the stream with us, from shipping dock back to order desk. They correct what the systems claim. The current-state map is finished by day twelve.",
    },
    {
      label: "Takt and pacemaker",
      covers: [3, 4],
      text: "The people who walked the stream also draw its future state, by day eighteen, with takt time and the pacemaker step that sets the rhythm for all others. A limit on work in progress goes live before day twenty. It usually stands in front of engineering, where the pump order sits for eleven days.",
    },
    {
      label: "Utilization comes off",
      covers: [4],
      text: "Local utilization leaves the scorecards in the same month. While it stays there, supervisors keep machines busy and orders waiting, and their bonus says they are right. Lead time replaces it, at the median and at the 85th percentile, where the complaints come from. Flow efficiency and cash in work in progress complete the card.",
    },
    {
      label: "Ninety days of kaizen",
      covers: ["after"],
      text: "Improvement then goes one loop at a time: order, engineering, supplier. A daily meeting of fifteen minutes keeps the functions in step. Expect the constraint to move. In four aerospace plants the real one was an inspection cell, and it showed only once parts began to flow. You keep both maps, the kanban sizes with their arithmetic, a dashboard fed by time stamps and a sketch of the next future state.",
    },
  ],
  schedule: {
    note: "Nineteen days from choosing a product family to a limit that bites. Time stamps that come a day late cost the walk a day, and the limit too.",
    weeks: ["Pick", "Walk", "Map", "Limit"],
    work: [
      { name: "Product family picked by matrix", who: "Lean lead", days: [[1, 3]], critical: true },
      {
        name: "Time stamps from ERP and tickets",
        who: "Flow analyst",
        days: [[4, 7]],
        critical: true,
      },
      {
        name: "Stream walked, current state mapped",
        who: "Six to eight of your people",
        days: [[8, 12]],
        critical: true,
      },
      {
        name: "Future state, takt and pacemaker",
        who: "The people who walked it",
        days: [[13, 18]],
        critical: true,
      },
      {
        name: "Mornings on the floor",
        who: "Floor coach",
        days: [
          [4, 5],
          [9, 10],
          [14, 15],
          [18, 19],
        ],
      },
      { name: "Days turned into cash", who: "Your finance partner", days: [[10, 16]] },
      { name: "Utilization off the scorecards", who: "Value stream manager", days: [[15, 19]] },
      {
        name: "Limit before engineering goes live",
        who: "Engineering and planning",
        days: [[19, 19]],
        critical: true,
      },
    ],
    handover: { day: 19, name: "a limit on work in progress", who: "Your value stream manager" },
  },
  quickInfo: {
    firstResult: { week: 4, text: "a limit on work in progress, live between two functions" },
    team: "Lean lead, flow analyst, floor coach",
    weAsk: "A value stream manager, six to eight people for walk and maps, ERP time stamps",
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
    "Builds get shorter: 44 days to 32 for one aerospace client",
    "Sales can quote the 85th percentile and keep the date",
    "The first limit on work in progress is live within four weeks",
    "Finance confirms the cash that leaves the queues",
    "One manager answers for all 47 days, order to shipment",
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
