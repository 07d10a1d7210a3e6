import type { Service } from "../types";

export default {
  template: "service",
  title: "Data Center Transformation",
  description:
    "Consolidate, relocate or exit physical data centers on a plan built back from lease, power and carrier dates.",
  group: "technology-transformation",
  kind: "migration",
  lead: "The lease has a break date, and what a rack costs in full depends on whom you ask. We plan back from that date through power, carriers and contracts, empty the halls, and see to it that the billing stops.",
  phases: { from: 5, to: 17, ends: "the keys handed back" },
  instead: [
    {
      when: "the applications leave for a public provider and the building may stay",
      service: "cloud-migration",
    },
  ],
  overview: [
    {
      label: "Eighteen months before keys",
      covers: [],
      text: "Count back from the day the keys are due. Strip-out and handback take three months, six move groups take seven, and a diverse pair of 100G circuits can take a carrier six. Add two for the audit and the choice of an end state, and work begins eighteen months before the lease ends. Circuits are therefore ordered before any server has a move date. A notice date missed in the lease can undo all of it.",
    },
    {
      label: "Three end states",
      covers: [3, 4],
      text: "By the end of week four the steering group holds the cost of three end states over seven years: consolidate into the best site you own, take colocation space, or keep nothing physical at all. To get there, the contracts analyst reads leases, maintenance terms and notice periods in week three, and finance and IT settle what one rack costs. A reviewer with no stake in the move checks the model line by line. Approval follows in month two.",
    },
    {
      label: "Every rack walked",
      covers: [1, 2, 3],
      text: "Those costs rest on a floor audit. From day three to day ten a pair of engineers goes from rack to rack with a scanner: serial numbers, power draw per PDU, free units, cables that lead nowhere. Three halls at 40% load still pay for three UPS rooms, three chiller plants and three guard desks. One of them cannot cool a rack above six kilowatts. The corrected register is in your DCIM tool in week three.",
    },
    {
      label: "Badges",
      covers: [1],
      text: "Security clears our crew in the first days, because badge delays have cost more moves than hardware faults. From your side we need a facilities manager with keys and the right to grant weekend access. Our program lead has emptied buildings before. The crew is a network architect, a storage and replication engineer, a power and cooling specialist, a move manager and a contracts analyst.",
    },
    {
      label: "Thursday’s call",
      covers: ["after"],
      text: "Some equipment goes by insured truck over a weekend, some by replication to new hardware, some to certified disposal. Each group has a go or no-go call on Thursday. A cross-connect that has not been tested is enough for a no. The runbook also sets a back-out time on Saturday: the last hour at which servers can still be racked in the old hall and answer on Monday.",
    },
    {
      label: "The invoice that stops",
      covers: ["after"],
      text: "Meters and invoices show the result: kilowatts drawn, PUE, cabinets in use, circuits disconnected. Finance counts a saving only from the date on which the landlord or carrier confirms in writing that billing has ended. Move weekends are scored on downtime and on incidents over the next five working days. You keep as-built drawings, disposal certificates and a tested failover between the sites that remain.",
    },
  ],
  schedule: {
    note: "Twenty days put a price on three ways out of the building. A badge issued a day late moves every date after it.",
    weeks: ["Enter", "Walk", "Reconcile", "Price"],
    work: [
      {
        name: "Crew cleared, badges issued",
        who: "Your security desk",
        days: [[1, 2]],
        critical: true,
      },
      {
        name: "Every rack walked with a scanner",
        who: "Two engineers",
        days: [[3, 10]],
        critical: true,
      },
      {
        name: "Corrected register in your DCIM tool",
        who: "Power specialist, move manager",
        days: [[11, 13]],
        critical: true,
      },
      { name: "Lead times for diverse circuits", who: "Network architect", days: [[4, 16]] },
      { name: "Leases and notice periods read", who: "Contracts analyst", days: [[11, 15]] },
      {
        name: "Cost of one rack argued out",
        who: "Your finance and IT",
        days: [
          [12, 12],
          [14, 15],
        ],
        gate: "One figure for both",
      },
      {
        name: "Three end states over seven years",
        who: "Program lead",
        days: [[14, 20]],
        critical: true,
      },
      {
        name: "Cost model checked from outside",
        who: "A reviewer for your sponsor",
        days: [[17, 19]],
      },
    ],
    handover: { day: 20, name: "three end states, costed and checked", who: "Your steering group" },
  },
  quickInfo: {
    firstResult: { week: 3, text: "a corrected register of every rack in your DCIM tool" },
    team: "Program lead and five specialists: network, storage, power, moves, contracts",
    weAsk: "A facilities manager with keys, badges in week one, leases and carrier contracts",
  },
  features: [
    "Rack-by-rack floor audit with power readings",
    "Seven-year cost model of three end states",
    "Colocation shortlist and contract terms",
    "Diverse carrier and cross-connect design",
    "Move-group runbooks with timed back-out",
    "Certified disposal and lease handback",
  ],
  benefits: [
    "Rent, power and maintenance stop on dates confirmed in writing",
    "Keys can go back early: one client had seven weeks to spare",
    "The sites that remain have a failover that was tested under load",
    "No move waits for a carrier, because circuits are ordered six months ahead",
    "Finance and IT accept the same cost per rack by week four",
  ],
  visualization: {
    kind: "gantt",
    title: "Leaving one data center before the lease runs out",
    summary:
      "Carrier circuits set the pace of an eighteen-month exit that ends with the keys handed back.",
    unit: "month",
    length: 18,
    bars: [
      { name: "Audit and end states", start: 0, end: 2, critical: true },
      { name: "Carrier circuits", start: 2, end: 8, critical: true },
      { name: "Colocation fit-out", start: 3, end: 7 },
      { name: "Replication build", start: 5, end: 8 },
      { name: "Move groups 1 to 3", start: 8, end: 12, critical: true },
      { name: "Move groups 4 to 6", start: 12, end: 15, critical: true },
      { name: "Hardware disposal", start: 10, end: 16 },
      { name: "Strip-out and handback", start: 15, end: 18, critical: true },
    ],
    milestones: [
      { name: "End state approved", at: 2 },
      { name: "Circuits live", at: 8 },
      { name: "Last rack out", at: 15 },
      { name: "Lease ends", at: 18 },
    ],
  },
  combinedWith: [
    {
      service: "cloud-migration",
      why: "Every workload that goes to a public provider is one less rack position to move, power and rent.",
    },
    {
      service: "financial-management",
      why: "Write-offs, exit penalties and overlapping rent belong in one business case with dates.",
    },
    {
      service: "sow-development",
      why: "Movers, carriers and colocation providers each need a contract that says when the job is done.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Energy"],
} satisfies Service;
