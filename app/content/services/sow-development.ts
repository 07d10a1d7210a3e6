import type { Service } from "../types";

export default {
  template: "service",
  title: "SOW Development",
  description:
    "Statements of work between you and your suppliers, with acceptance tests and payment terms, so both sides can tell when the job is done.",
  group: "technology-transformation",
  kind: "advice",
  lead: "Your supplier says the work is done, your team says it is not, and the contract supports both. We write the statement of work between you and your supplier so that a stranger could tell from the text whether each deliverable is finished.",
  phases: { from: 5, to: 9, ends: "two signatures" },
  instead: [
    {
      when: "you also need someone to run the project under the contract",
      service: "project-management-service",
    },
    {
      when: "you cannot yet say whether the technology works on your data",
      service: "poc-development",
    },
  ],
  overview: [
    {
      label: "15% for vague words",
      covers: [],
      text: "Change requests blamed on unclear scope commonly reach 15% of a contract’s value. On a £10M contract, that is £1.5M spent on phrases such as “support the client in”, “as required” and “reasonable efforts”. We write for less than 5%. The difference is four weeks of work on your side of the table.",
    },
    {
      label: "Your contract, not ours",
      covers: [],
      text: "This is the contract between you and your supplier; the terms for our own work are a separate and shorter paper. Your lawyers keep the master agreement and we write the schedule beneath it, in most cases for £2M to £20M of work. A delivery manager who has run that kind of work and a drafter who has had to defend such a text in a dispute write it together. Whoever will manage the contract sits in from the first day.",
    },
    {
      label: "Before a word is drafted",
      covers: [1, 2],
      text: "Two weeks of discovery come first. We interview the sponsor, the people who will use the result and, where one has been chosen, the supplier. We read your master agreement and the last two statements of work, and mark each phrase that lets a supplier stop early. We also list the inputs that your own side delivered late last time, because the supplier has kept that list too.",
    },
    {
      label: "The scope workshop",
      covers: [3],
      text: "One day in week three fills the deliverables table and, with equal care, the list of exclusions. An estimator costs each line as it is added, so that a wish has a figure on it while its author is still in the room. Whatever nobody will defend at that figure moves to the exclusions, in the same words.",
    },
    {
      label: "What finished means",
      covers: [3, 4],
      text: "“Interface tested” becomes: 10,000 orders from the March file, at most five rejected, checked by the warehouse lead within eight working days; after that, silence sends it to the operations director. Every deliverable gets a test of this kind. Service levels get a formula and a data source. Payment falls due on a passed test, and a date in the calendar triggers nothing.",
    },
    {
      label: "A hostile reader",
      covers: [4],
      text: "In week four a colleague who took no part in the drafting plays a supplier in search of gaps to bill, and takes the list to your sponsor. Thirty gaps in a sound draft are normal. Each is closed, or left open on purpose with the reason on file.",
    },
    {
      label: "What goes out",
      covers: [4, "after"],
      text: "By the end of week four the set can go to your supplier, or out with an RFP: deliverables and tests, a RACI, dated duties of your own, the payment schedule, change control with a rate card, exit duties. Two more papers are for your eyes only. A negotiation brief says which terms may move and how far, and a contract calendar lists every review, notice and renewal date. The drafter stays until both sides agree. After three, six and twelve months we return to count change requests, disputes and deliverables accepted at first review.",
    },
  ],
  schedule: {
    note: "Twenty days from the first interview to a text that a supplier can price. A day lost before the workshop is a day less for the acceptance tests.",
    weeks: ["Mark", "Hear", "Scope", "Attack"],
    work: [
      { name: "Your own late inputs listed", who: "Your contract manager", days: [[3, 9]] },
      {
        name: "Interviews, and old SOWs marked",
        who: "Delivery manager and drafter",
        days: [[1, 10]],
        critical: true,
      },
      {
        name: "Price on every line",
        who: "Estimator",
        days: [
          [11, 11],
          [14, 16],
        ],
      },
      {
        name: "Scope workshop",
        who: "Sponsor, users, estimator",
        days: [[11, 11]],
        critical: true,
      },
      { name: "Service levels: formula and source", who: "Delivery manager", days: [[12, 16]] },
      {
        name: "An acceptance test per deliverable",
        who: "Contract drafter",
        days: [[12, 17]],
        critical: true,
      },
      { name: "Negotiation brief, contract calendar", who: "Delivery manager", days: [[15, 19]] },
      {
        name: "Thirty gaps found and closed",
        who: "Red-team reader, drafter",
        days: [[18, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "a text ready for your supplier", who: "Your contract manager" },
  },
  quickInfo: {
    firstResult: { week: 4, text: "a statement of work ready to send to your supplier" },
    team: "Delivery manager and contract drafter; an estimator and a red-team reader",
    weAsk: "Your future contract manager throughout, one workshop day, your last two SOWs",
  },
  features: [
    "Deliverables table with explicit exclusions",
    "Acceptance test for every deliverable",
    "Service levels with formula and data source",
    "Payment schedule tied to accepted results",
    "Dated client dependencies and relief terms",
    "Red-team review before issue",
  ],
  benefits: [
    "A text ready to issue four weeks after kickoff",
    "Bids you can compare line by line",
    "Invoices fall due only when a deliverable has passed its test",
    "Under 5% of contract value is our target for changes from unclear scope",
    "Your contract manager works from a calendar of every notice date",
  ],
  visualization: {
    kind: "workflow",
    title: "From a sponsor’s intent to a contract you can enforce",
    summary:
      "Six steps turn an outcome into a contract; the acceptance tests, written third, decide whether it can be enforced.",
    steps: [
      { name: "Frame the outcome", owner: "Sponsor", handover: "Outcome in plain words" },
      {
        name: "Set scope and exclusions",
        owner: "Delivery manager",
        handover: "Deliverables table",
      },
      {
        name: "Write acceptance tests",
        emphasized: true,
        owner: "Contract drafter",
        handover: "Criteria with evidence and review days",
      },
      { name: "Price and phase", owner: "Estimator", handover: "Payment schedule" },
      {
        name: "Red-team the draft",
        owner: "Independent reviewer",
        handover: "Gap list with fixes",
      },
      {
        name: "Negotiate and sign",
        owner: "Procurement lead",
        handover: "SOW in force and contract calendar",
      },
    ],
  },
  combinedWith: [
    {
      service: "project-management-service",
      why: "The project manager who will run the contract helps to write its acceptance tests.",
    },
    {
      service: "poc-development",
      why: "A finished proof gives the pricing schedule measured volumes where it would otherwise hold assumptions.",
    },
    {
      service: "program-governance-assurance",
      why: "Acceptance evidence doubles as the gate paper, so reviewer and supplier argue from the same facts.",
    },
  ],
  industries: ["Technology", "Financial Services", "Manufacturing", "Energy"],
} satisfies Service;
