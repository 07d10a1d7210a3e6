import type { Service } from "../types";

export default {
  template: "service",
  title: "AI Process Automation",
  description:
    "Put AI models to work inside one document-heavy process, with confidence thresholds and human review built in.",
  group: "ai-solutions",
  kind: "ai",
  lead: "A claims handler reads for forty minutes to reach a decision that takes two, and the backlog grows every Monday. We put models into that one process to read, sort and draft, agree with you how wrong each field may be, and leave the decision with your people.",
  phases: { from: 11, to: 19 },
  instead: [
    {
      when: "plain rules can decide the case once its data is in the system",
      service: "intelligent-automation",
    },
    {
      when: "each request takes a path of its own and the software has to choose the next step",
      service: "ai-agent-development",
    },
  ],
  overview: [
    {
      label: "Sixty files, one stopwatch",
      covers: [1],
      text: "On the first Monday our process analyst sits down at a handler’s desk with a stopwatch. By Friday 60 files have been timed from inbox to outcome letter. The sheet lists every decision, the evidence it rests on and the fields that no decision uses. Three handlers may treat the same file three ways, and you will want to settle that before a model copies one of them.",
    },
    {
      label: "How wrong is allowed",
      covers: [2],
      text: "Straight-through rate means little until an error rate is fixed. Your claims manager sets a limit for each field: one in fifty for a garage’s address, one in a hundred for an invoice total. Bank details always go to a person, and so do vulnerable customers, large sums and suspected fraud. The path of a file is fixed too. Models fill steps in it, and none of them chooses the next step.",
    },
    {
      label: "800 closed files",
      covers: [2, 3],
      text: "What your staff typed at the time is the first reading of each file. In week two, three of your keyers type it again without seeing it, so human disagreement is known. Models are chosen and thresholds set on 400 of the files in week three. The other 400 check them, once. A field accepted in 300 of those without an error can be said, with 95% confidence, to be wrong less than once in a hundred. A tighter limit cannot be claimed from so few, and that field stays with people until live volume has shown it.",
    },
    {
      label: "The silent week",
      covers: [4],
      text: "In week four the models work through live volume out of sight. Handlers carry on as before, and each evening their values are compared with the model’s. New layouts turn up here, from the small supplier whose invoice no template ever fitted. So does poor calibration: values scored at 95% must be right 95 times in 100.",
    },
    {
      label: "The review screen",
      covers: ["after"],
      text: "Handlers get a new screen in week six. It shows each doubtful value at its place on the page. A tired reviewer approves whatever loads fastest. A tester outside the build seeds known errors, unannounced, and your sponsor hears how many were caught. Corrections flow back as labels, and the adjuster decides from a draft with its evidence.",
    },
    {
      label: "Three in a hundred",
      covers: ["after"],
      text: "A random 3% of untouched files still goes to a person. At 2,000 a week that is 60, and within five weeks the 300 that test a limit of one in a hundred afresh. A field that breaks its limit loses its threshold the same day and returns to full review.",
    },
    {
      label: "If the model is down",
      covers: ["after"],
      text: "The manual fallback is rehearsed against the clock in week five, while no file depends on a model. An applied ML engineer, an integration developer and a part-time designer complete the team. Two of your handlers join half-time for ten weeks, and one of them often ends up running the operation.",
    },
  ],
  schedule: {
    note: "Four weeks find out which fields a model may read alone. A day lost in keying starts the silent week a day later.",
    weeks: ["Time", "Retype", "Calibrate", "Compare"],
    work: [
      { name: "Error limit for each field", who: "Your claims manager", days: [[7, 8]] },
      {
        name: "Screen drawn with two handlers",
        who: "Part-time designer",
        days: [
          [11, 12],
          [18, 19],
        ],
      },
      {
        name: "60 files timed, inbox to letter",
        who: "Process analyst",
        days: [[1, 5]],
        critical: true,
      },
      {
        name: "800 closed files typed again, blind",
        who: "Three of your keyers",
        days: [[6, 9]],
        critical: true,
      },
      {
        name: "Models and thresholds on 400 files",
        who: "Applied ML engineer",
        days: [[10, 14]],
        critical: true,
      },
      {
        name: "The other 400, opened once",
        who: "Process analyst",
        days: [[15, 15]],
        critical: true,
        gate: "Fields that run alone",
      },
      {
        name: "Silent week on live volume",
        who: "ML engineer and developer",
        days: [[16, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "the error rate of every field", who: "Your claims manager" },
  },
  quickInfo: {
    firstResult: { week: 6, text: "handlers review model-read fields on live files" },
    team: "Process analyst, applied ML engineer, integration developer, part-time designer",
    weAsk: "Two handlers half-time for ten weeks, three keyers for four days, 800 closed files",
  },
  features: [
    "Timed study of files and decisions",
    "Extraction and classification across unfamiliar layouts",
    "Confidence thresholds set for each field",
    "Review screen that shows each value on its page",
    "Mandatory human review for sensitive cases",
    "Random audit sample with drift alerts",
  ],
  benefits: [
    "Handlers go straight to doubtful fields instead of reading for forty minutes",
    "A limit of one error in a hundred is shown on 300 values before a field runs alone",
    "Like cases are treated alike across teams and sites",
    "Every week a person rereads a random 3% of untouched files",
    "A field that breaks its error limit is back in full review the same day",
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
      why: "Touch time, overrides and error rates become tested metrics that operations can read next to its own.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Retail"],
} satisfies Service;
