import type { Service } from "../types";

export default {
  template: "service",
  title: "PoC Development",
  description:
    "Eight-week proofs of concept on your own data, with thresholds and kill criteria agreed before the first line of code.",
  group: "technology-transformation",
  kind: "delivery",
  lead: "A demo convinced the room and left open whether it works on your data and what one transaction will cost. Eight weeks bring a yes or a no, against a pass mark that nobody may lower once results are in.",
  phases: { from: 2, to: 6, ends: "a go or a stop from the sponsor" },
  instead: [
    { when: "no product on the market can answer the question yet", service: "innovation-lab" },
  ],
  overview: [
    {
      label: "Friday of week eight",
      covers: ["after"],
      text: "The sponsor reads five pages and decides. The pages give the result against the pass mark, the unit cost at production volume, and everything that was faked on the way, from a manual upload to a hard-coded login, with the effort to make each item real. A stop is reported with the same care as a success. Either way you keep the test sets, the harness that scores them and the code, labeled throwaway until your own reviewers say otherwise.",
    },
    {
      label: "Kill check one",
      covers: [3],
      text: "Five weeks earlier, at the end of week three, one question was on the table: does the riskiest assumption hold? The sponsor can go on, change one thing and rerun once, or stop. An idea that ends there has used three weeks. The full build stood in the plan at sixty. A slate from which nothing is ever stopped was chosen too timidly.",
    },
    {
      label: "1,000 damaged labels",
      covers: [2, 3],
      text: "Suppose a camera must read 95% of damaged labels on your dock, for under £0.02 each. We gather 2,400 such labels: 400 to develop on and two sealed sets of 1,000. The camera passes with 38 misses or fewer in the first set. With a true rate of 95% or less, it has less than one chance in twenty of doing so. The second set is kept for a rerun, since a set once seen is spent. The scorer who holds both sets builds nothing, and your sponsor hears the result first.",
    },
    {
      label: "Three days, then no edits",
      covers: [1, 2],
      text: "Before any of this, three days went into the criteria: a hypothesis, its assumptions in order of risk, a threshold for each, and the results that end the work. The sponsor approved them in week one, before a line of code existed. Real data reached an isolated sandbox in your own cloud account by the end of week two.",
    },
    {
      label: "A live interface",
      covers: [4, "after"],
      text: "From week four, what survived the first check has to work in your surroundings: single sign-on, peak volume, a slow system upstream. Your own security reviewer spends two weeks on it, apart from the team. Kill check two follows at the end of week six. The cost model takes measured rates only, and the vendor’s brochure is no source.",
    },
    {
      label: "The fifth person",
      covers: [],
      text: "A product lead, two engineers and a domain specialist are ours. The fifth is an engineer of yours, who joins full time and leads the next step. We score ourselves a year later, by how close production cost came to our estimate. Within 20% is the bar.",
    },
  ],
  schedule: {
    note: "Fifteen days until the riskiest assumption holds or fails. Data that comes a day late moves the check by a day; the pass mark stays where it is.",
    weeks: ["Set", "Seal", "Test", "Connect"],
    work: [
      { name: "Sandbox in your cloud account", who: "Our engineers and yours", days: [[2, 10]] },
      {
        name: "Criteria and pass mark",
        who: "Sponsor and product lead",
        days: [[1, 3]],
        critical: true,
        gate: "No edits after this",
      },
      { name: "Scoring harness", who: "Two engineers", days: [[5, 11]] },
      {
        name: "2,400 labels, two sets of 1,000 sealed",
        who: "Domain specialist, scorer",
        days: [[4, 8]],
        critical: true,
      },
      { name: "Live interface, peak volume", who: "Two engineers", days: [[16, 20]] },
      { name: "Security review", who: "Your security reviewer", days: [[16, 20]] },
      {
        name: "Riskiest assumption put to the test",
        who: "Engineers, outside scorer",
        days: [[9, 15]],
        critical: true,
      },
    ],
    handover: {
      day: 15,
      name: "a result against the pass mark",
      who: "Sponsor: go, rerun or stop",
    },
  },
  quickInfo: {
    firstResult: { week: 3, text: "go, rerun or stop on the riskiest assumption" },
    team: "Product lead, two engineers, domain specialist; a scorer from outside the team",
    weAsk: "One engineer full time, the sponsor at both checks, real data by the end of week two",
  },
  features: [
    "Hypothesis with thresholds and kill criteria",
    "Isolated sandbox with your real data",
    "Sealed test sets and a harness you can rerun",
    "Two dated kill checks",
    "Unit cost model at production volume",
    "Decision paper that lists every shortcut",
  ],
  benefits: [
    "You have a verdict eight weeks after kickoff",
    "A weak idea ends in week three",
    "Vendor claims meet 1,000 cases of your own",
    "The production budget rests on measured rates, within 20%",
    "Integration money goes only to ideas that have passed",
  ],
  visualization: {
    kind: "gantt",
    title: "Eight weeks to a verdict, with two chances to stop",
    summary:
      "The riskiest assumption is tested first, so a weak idea can end at week three instead of week eight.",
    unit: "week",
    length: 8,
    bars: [
      { name: "Hypothesis and criteria", start: 0, end: 1, critical: true },
      { name: "Data and sandbox", start: 0, end: 2 },
      { name: "Riskiest assumption test", start: 1, end: 3, critical: true },
      { name: "Interface and load test", start: 3, end: 6, critical: true },
      { name: "Security review", start: 3, end: 5 },
      { name: "Unit cost model", start: 4, end: 7 },
      { name: "Decision paper", start: 6, end: 8, critical: true },
    ],
    milestones: [
      { name: "Criteria approved", at: 1 },
      { name: "First kill check", at: 3 },
      { name: "Second kill check", at: 6 },
      { name: "Verdict", at: 8 },
    ],
  },
  combinedWith: [
    {
      service: "innovation-lab",
      why: "The lab supplies candidates, and a proof decides which of them deserve a budget.",
    },
    {
      service: "ai-strategy-roadmap",
      why: "Use cases are ranked on assumptions that a short proof can confirm or break.",
    },
    {
      service: "strategic-portfolio-management",
      why: "Verdicts feed the funding calendar, so a stopped proof frees its money in the same quarter.",
    },
  ],
  industries: ["Technology", "Manufacturing", "Retail", "Energy"],
} satisfies Service;
