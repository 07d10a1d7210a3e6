import type { Service } from "../types";

export default {
  template: "service",
  title: "Data Center Transformation",
  description:
    "Consolidate, relocate or exit physical data centers on a plan built back from lease, power and carrier dates.",
  group: "technology-transformation",
  kind: "migration",
  lead: "The building is the subject here: its halls, power feeds, cages, carrier circuits and the day its lease ends. Applications that leave for a public provider travel with Cloud Migration.",
  instead: [{ when: "this is not your case", service: "cloud-migration" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Three halls at 40% load still need three UPS rooms, three chiller plants and three guard desks. One has a lease break in two years. Another cannot cool a rack above six kilowatts. The asset register was last walked in 2021. Facilities pays for power, IT owns the servers and procurement holds the carrier contracts, so what a rack costs in full depends on whom you ask.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Our program lead has emptied buildings before, and works with a network architect, a storage and replication engineer, a power and cooling specialist, a move manager and a contracts analyst. From your side we need a facilities manager with keys and the authority to grant weekend access. Security clears the crew in the first days; badge delays have cost more moves than hardware faults.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "A floor audit takes two weeks. Two engineers scan each rack for serial numbers, power draw per PDU, free units and cables that lead nowhere. Leases, maintenance terms and notice periods are laid over the findings. What the steering group holds after four weeks is the cost of three end states over seven years: consolidate into the best owned site, take colocation space, or keep nothing physical at all.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Carrier lead times govern the schedule. A diverse pair of 100G circuits can take six months, so they are ordered before any server has a move date. Equipment then goes in move groups: some by insured truck over a weekend, some by replication to new hardware, some to certified disposal. Each weekend has a go or no-go call on Thursday and a back-out time in the runbook.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Meters and invoices show the result: kilowatts drawn, PUE, cabinets in use, circuits disconnected. Move weekends are scored on unplanned downtime and on incidents over the next five working days. We count a saving only from the date on which the landlord or carrier confirms in writing that billing has stopped. You keep the rack-level register in your DCIM tool, as-built drawings, disposal certificates and a tested failover between the sites that remain.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
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
    "Rent, power and maintenance stop on agreed dates",
    "Fewer sites, with failover proven under load",
    "Room for dense racks at a known kilowatt price",
    "Move weekends that never wait for a carrier",
    "One cost per rack that finance and IT both accept",
  ],
  visualization: {
    kind: "gantt",
    title: "Leaving one data center before the lease runs out",
    summary:
      "Carrier circuits, not servers, set the pace of an eighteen-month exit that ends with the keys handed back.",
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
      why: "Removal firms, carriers and colocation providers each need a contract that says when the job is done.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Energy"],
} satisfies Service;
