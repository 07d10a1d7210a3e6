import type { Service } from "../types";

export default {
  template: "service",
  title: "Legacy Modernization",
  description:
    "Replace aging core systems slice by slice, on recovered rules, with a shutdown date for every old program.",
  group: "technology-transformation",
  kind: "migration",
  lead: "Two developers can still read the code that settles every invoice, and one of them retires in eighteen months. We recover the rules from the code itself and replace the system slice by slice, while it keeps taking orders.",
  phases: { from: 8, to: 18, ends: "the old core shut down" },
  instead: [
    {
      when: "the code is sound and only the place where it runs has to change",
      service: "cloud-migration",
    },
  ],
  overview: [
    {
      label: "The no-credit rule",
      covers: [],
      text: "New code earns no credit while its predecessor is still scheduled. That rule is unpopular in month three and well liked by finance in month twelve. Progress is counted in things that have gone: programs retired, mainframe MIPS no longer billed, manual reconciliations closed. If two rewrites have been abandoned already, neither had an end date that anyone believed. Here a slice gets its shutdown date before its replacement is written.",
    },
    {
      label: "Thirteen months of job logs",
      covers: [1, 2, "after"],
      text: "Workshops can wait, because the truth is in the code and the logs. Static analysis maps programs, copybooks, tables and job chains within two weeks. We lay thirteen months of scheduler logs over that map, so that a year-end job is not taken for a dead one. About a third of the programs usually never ran. The first of them are archived and switched off in week six.",
    },
    {
      label: "Half of two people",
      covers: [1],
      text: "Your two long-serving developers are booked at half time from the first day. They know why a rule exists, which no parser can tell, and what they explain is kept as an executable test. A modernization architect leads our eight: two engineers who read COBOL or PL/SQL, four who build in the new language, a data engineer and a tester.",
    },
    {
      label: "The first seam",
      covers: [3, 4],
      text: "A seam is a place where a call or a file can be intercepted. We list the seams in week three, with the traffic that crosses each. In week four one becomes the first slice: small enough to ship in a quarter and real enough to carry live customers.",
    },
    {
      label: "No cutover weekend",
      covers: ["after"],
      text: "A routing layer goes in front of the old core and hands one capability after another to its replacement. First a branch moves, then a tenth of the customers, then the rest. Change data capture keeps both stores equal meanwhile. The batch that ended forty minutes before opening time gets shorter with each slice.",
    },
    {
      label: "To the penny",
      covers: ["after"],
      text: "Old and new process the same inputs through at least one full month-end, since accrual faults hide from daily checks. A comparator lists every difference. Each is fixed, or accepted by the business as an old bug, and internal audit samples what was accepted.",
    },
    {
      label: "Fallback, tried weekly",
      covers: ["after"],
      text: "The way back is a switch in the routing layer, tried every week on live traffic until the slice is closed. Then the old job leaves the schedule and notice goes to the license vendor. You hold the source, the tests, the data dictionary and a decommissioning record for each job.",
    },
  ],
  schedule: {
    note: "Eighteen days find the first slice and set the date of its end. A day lost on the map moves that shutdown date by a day.",
    weeks: ["Parse", "Overlay", "Probe", "Slice"],
    work: [
      {
        name: "Rules explained and kept as tests",
        who: "Your two developers",
        days: [
          [1, 2],
          [6, 8],
          [11, 12],
          [16, 18],
        ],
      },
      { name: "Thirteen months of logs over the map", who: "Data engineer", days: [[5, 11]] },
      {
        name: "Programs, tables and job chains mapped",
        who: "Two legacy engineers",
        days: [[1, 10]],
        critical: true,
      },
      {
        name: "Seams listed with their traffic",
        who: "Modernization architect",
        days: [[11, 15]],
        critical: true,
      },
      {
        name: "First slice drawn, its end date set",
        who: "Architect and four builders",
        days: [[16, 18]],
        critical: true,
      },
      {
        name: "Dead programs told from year-end ones",
        who: "Tester",
        days: [[9, 15]],
        gate: "What goes off in week six",
      },
    ],
    handover: {
      day: 18,
      name: "one slice, with a shutdown date",
      who: "Your head of core systems",
    },
  },
  quickInfo: {
    firstResult: { week: 6, text: "the first dead programs archived and switched off" },
    team: "Architect, two legacy engineers, four builders, data engineer, tester",
    weAsk: "Your long-serving developers at half time, source code, thirteen months of job logs",
  },
  features: [
    "Program and job-chain inventory from production traces",
    "Business rules recovered as executable tests",
    "Strangler routing layer with a fallback switch",
    "Change data capture between old and new stores",
    "Parallel run compared to the penny",
    "Shutdown register, job by job",
  ],
  benefits: [
    "Every slice has a shutdown date, and its MIPS leave the bill",
    "Dead programs are off the mainframe from week six",
    "One bank now changes a product in 18 days, down from 91",
    "People who never wrote COBOL can read the rules",
    "No single weekend on which everything must switch over",
  ],
  visualization: {
    kind: "diagram",
    title: "How one capability at a time leaves the old core",
    summary:
      "Calls and files meet a routing layer that picks the new service or the old core, while synchronization keeps both sets of data equal.",
    layers: [
      { name: "Channels", parts: ["Branch screens", "Web and app", "Partner files"] },
      {
        name: "Routing layer",
        emphasized: true,
        parts: ["API facade", "File interceptor", "Fallback switch"],
      },
      { name: "New services", parts: ["Pricing", "Billing", "Customer record"] },
      {
        name: "Synchronization",
        parts: ["Change data capture", "Output comparator", "Difference log"],
      },
      { name: "Legacy core", parts: ["Batch scheduler", "COBOL programs", "DB2 tables"] },
    ],
  },
  combinedWith: [
    {
      service: "cloud-migration",
      why: "Sound applications are rehosted and tangled ones rebuilt, so a single wave plan should hold both.",
    },
    {
      service: "enterprise-architecture",
      why: "The target architecture decides which slice is cut first and where its boundary runs.",
    },
    {
      service: "poc-development",
      why: "A proof on one batch chain shows whether the new stack can meet the overnight window.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Retail"],
} satisfies Service;
