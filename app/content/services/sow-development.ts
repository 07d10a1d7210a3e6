import type { Service } from "../types";

export default {
  template: "service",
  title: "SOW Development",
  description:
    "Statements of work with clear scope, acceptance tests and payment terms, so both sides can tell when the job is done.",
  group: "technology-transformation",
  kind: "advice",
  lead: "If two honest people can read a clause and disagree about whether the supplier has finished, the statement of work has failed. We write ones that can be measured and, should it come to that, enforced.",
  instead: [{ when: "this is not your case", service: "project-management-service" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "A pair writes each SOW: a delivery manager who has run that kind of work and a contract drafter who has had to defend one. An estimator joins for a few days, and a technical specialist when the subject calls for it. Your lawyers keep the master agreement; we write the schedule beneath it. The future contract manager sits in from the start, since that person lives with the result longest.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "“Support the client in”, “as required” and “reasonable efforts” arrive in a document copied from the last deal, under a master agreement that says something else. Six months later the supplier bills change requests for work you thought was included. Milestones fall due on calendar dates, whatever was delivered. Your own late inputs become the reason for every slip.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Four weeks cover most contracts between £2M and £20M. Interviews and a close read of the master agreement come first. A scope workshop then fills the deliverables table and, with equal care, the list of exclusions. Next, each deliverable gains an acceptance test that names the evidence, the reviewer, the days allowed and what silence means. Last comes a red-team read, in which a colleague plays a supplier hunting for gaps to bill.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "The finished set is ready to sign or to issue with an RFP. It holds service levels with their formula and data source, a RACI, dated client dependencies, a payment schedule, change control with a rate card, and exit duties. A negotiation brief, for your eyes only, says which terms may move and how far. A contract calendar lists every review, notice and renewal date.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "We return at three, six and twelve months to see how the text held up. The tests are change requests as a share of contract value, deliverables accepted at first review, disputes raised and days from draft to signature. Changes blamed on unclear scope commonly reach 15% of contract value, and below 5% is what we write for.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
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
    "Bids that can be compared line by line",
    "Fewer change requests that trace back to unclear scope",
    "Invoices fall due only on accepted work",
    "Signature in weeks, after fewer rounds of redlines",
    "A contract that its manager can run from a calendar",
  ],
  visualization: {
    kind: "workflow",
    title: "From a sponsor’s intent to a signed statement of work",
    summary:
      "Six steps, each with one owner, turn an outcome into clauses that can be tested, priced and signed.",
    steps: [
      { name: "Frame the outcome", owner: "Sponsor", handover: "One-page outcome statement" },
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
        handover: "Signed SOW and contract calendar",
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
