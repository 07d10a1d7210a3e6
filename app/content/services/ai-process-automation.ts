import type { Service } from "../types";

export default {
  template: "service",
  title: "AI Process Automation",
  description:
    "Put AI models to work inside one document-heavy process, with confidence thresholds and human review built in.",
  group: "ai-solutions",
  kind: "ai",
  lead: "Pick one paper-heavy process, such as claims or complaints, and we put models inside it to read, sort and draft while people keep the decisions. Rules, bots and orchestration across the whole back office are the work of Intelligent Automation.",
  instead: [{ when: "this is not your case", service: "intelligent-automation" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Watch a claims team for a morning and the pattern shows. Forty minutes of reading lead to two minutes of judgment. Three adjusters treat the same file three ways. The template engine bought for invoices copes with the top thirty suppliers and drops the rest into a queue. Bots break with each new form layout. Backlog grows every Monday, and quality control samples 2% of files a month after they close.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Straight-through rate means nothing unless the error rate beside it is fixed. With the process owner we set the tolerable error for each field, then find the confidence threshold that holds it on labeled files. Calibration counts here: values scored at 95% must be right 95 times in 100. Weekly figures show touch time, rework, overrides by reviewer and model cost per file. A random 3% of untouched files still goes to a person, so drift has somewhere to show.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Work starts beside the people who do the job, with a stopwatch and a notepad. We time 60 files, list each decision and note the evidence it rests on. Next come 800 past files, keyed twice so that human disagreement is known too. From day eleven, models for extraction, classification and drafting run on that sample. The last of the four weeks is silent: models process live volume out of sight, and we compare their output with what staff decided.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "The deliverable is a running process with models as parts of it. It includes the intake and extraction pipeline, threshold settings your team can change, and a review screen that shows each value beside its place on the page. Written rules say which files always reach a person, such as vulnerable customers, large sums or suspected fraud. Corrections flow back as labels, and the manual fallback for a model outage is rehearsed before launch.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "A process analyst and an applied ML engineer work as a pair, with an integration developer on the case system. A part-time designer owns the review screen, as a tired reviewer will approve whatever loads fastest. To test for that automation bias we seed known errors and count the catches. Two of your experienced handlers join half-time for ten weeks, and one of them often ends up running the operation.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Timed study of files and decisions",
    "Extraction and classification across unfamiliar layouts",
    "Confidence thresholds set for each field",
    "Review screen with evidence beside every value",
    "Mandatory human review for sensitive cases",
    "Random audit sample with drift alerts",
  ],
  benefits: [
    "Reading time per file cut from minutes to seconds",
    "Like cases treated alike across every team and site",
    "Error rates chosen in advance and held in operation",
    "Backlog peaks absorbed without overtime or agency staff",
    "Reviewers busy with hard cases instead of retyping",
  ],
  visualization: {
    kind: "workflow",
    title: "One claim file from inbox to audited decision",
    summary:
      "Models read and draft, handlers settle what falls below the threshold, and an audit sample feeds corrections back.",
    steps: [
      { name: "Sort and split the file", owner: "Intake model", handover: "Typed document set" },
      { name: "Extract the fields", owner: "Extraction model", handover: "Values with confidence" },
      {
        name: "Validate against policy",
        owner: "Rules engine",
        handover: "Clean and flagged fields",
      },
      {
        name: "Review flagged fields",
        emphasized: true,
        owner: "Claims handler",
        handover: "Corrected case record",
      },
      { name: "Draft the decision", owner: "Drafting model", handover: "Proposal with evidence" },
      { name: "Decide and release", owner: "Claims adjuster", handover: "Outcome letter" },
      {
        name: "Audit a random sample",
        owner: "Quality lead",
        handover: "New labels and thresholds",
      },
    ],
  },
  combinedWith: [
    {
      service: "intelligent-automation",
      why: "After the file is read, bots and workflow carry the clean data through older systems.",
    },
    {
      service: "business-process-optimization",
      why: "Half the fields on a claim form may serve no decision, and clearing them out leaves the model less to read.",
    },
    {
      service: "data-analytics",
      why: "Touch time, overrides and error rates become tested metrics that operations can read beside its own.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Retail"],
} satisfies Service;
