import { facts } from "../facts";
import type { Service } from "../types";

export default {
  template: "service",
  title: "Project Management as a Service",
  description:
    "Certified project managers on demand, with our methods and platform behind them and a statement of work that says what you get.",
  group: "flagship",
  kind: "delivery",
  lead: `Your board has approved fourteen projects, you employ five project managers, and hiring one takes five months. A certified manager is at work on your project within ${facts.managerWithin} of kickoff, with a briefed deputy, a tested method and a reporting platform, and stays until your own people can run it.`,
  phases: { from: 5, to: 18 },
  instead: [
    {
      when: "you have a project manager and need the supplier’s contract written",
      service: "sow-development",
    },
    {
      when: "a few scarce specialists, rather than managers, hold everything up",
      service: "resource-optimization",
    },
  ],
  figures: ["pmaas-retention"],
  overview: [
    {
      label: "Day ten at the latest",
      covers: [1, 2],
      text: `Kickoff is day one. The delivery director you met on the first call opens discovery that morning with a PMO analyst. They interview the sponsor and the workstream leads, read the supplier contracts and take the schedule apart. The project manager comes from our bench within ${facts.managerWithin} and finds a RAID log, a stakeholder map and a list of the dates that nobody believes.`,
    },
    {
      label: "Who is on it",
      covers: [],
      text: "A project of ordinary size takes a senior project manager, a PMO analyst two days a week and the delivery director, who reviews the plan every second Friday and answers for the result. All our managers hold the PMP. A deputy shadows each of them from week three, so a resignation costs you one handover call.",
    },
    {
      label: "Statement of work, week four",
      covers: [3, 4],
      text: `Terms follow discovery, so that they describe the project you really have. During weeks three and four your sponsor and procurement lead settle deliverables, acceptance criteria and exclusions with us, and capacity that you can change with ${facts.notice}. The statement of work is signed by the end of week four. A short letter of engagement covers the time until then.`,
    },
    {
      label: "The first Friday report",
      covers: [3],
      text: "It goes out in week three: milestones, spend against budget, the top five risks, the decisions we need from you. Our platform draws it from Jira, Azure DevOps or Microsoft Project, so your teams keep the tools they know. Sponsors open the same screen as we do. Plan and status data rests in the region you choose, US, EU or UK; business and customer data stays in your systems.",
    },
    {
      label: "Baseline, week six",
      covers: [4, "after"],
      text: "By week four the manager has a draft schedule with its logic in view. Change control meets for the first time in week five, and your steering committee approves the baseline in week six, with one person assigned to each task on the critical path. Our playbook has a predictive, an agile and a hybrid track. The manager picks one for each workstream and records why.",
    },
    {
      label: "What can stop it",
      covers: [],
      text: "A decision that waits stops more projects than work that runs late. Every open decision therefore shows its age in the Friday report, and on its tenth working day it goes to the head of your steering committee. If the business case weakens, the director tells you so and sets out what it takes to change the scope, to pause or to stop.",
    },
    {
      label: "Four measures",
      covers: [],
      text: "The statement of work holds us to four measures, read monthly: milestones met at first forecast, forecast finish against the first baseline, cost variance, and the age of open decisions. The schedule performance index is left out. As a late project nears its end the index climbs back toward 1.0, and would flatter us when you most need the truth.",
    },
    {
      label: "The second chair",
      covers: ["after"],
      text: "From week 18 of a six-month engagement your own manager steps in, and runs the last two monthly reporting cycles with ours in the second chair. You accept the work in week 24. By week 26 you have the full project record, a lessons log tied to causes and the templates as configured.",
    },
  ],
  schedule: {
    note: "Ten days to know the project, ten to agree on what we owe you. A day lost in discovery moves the statement of work by a day, never the manager.",
    weeks: ["Discover", "Staff", "Report", "Settle"],
    work: [
      {
        name: "Manager at work, schedule drafted",
        who: "Senior project manager",
        days: [[10, 18]],
      },
      {
        name: "Discovery: people, contracts, dates",
        who: "Delivery director",
        days: [[1, 10]],
        critical: true,
      },
      {
        name: "RAID log, stakeholder map",
        who: "PMO analyst",
        days: [
          [1, 2],
          [6, 7],
          [11, 12],
          [16, 17],
        ],
      },
      { name: "Planning tools linked", who: "Your tool administrator", days: [[4, 11]] },
      { name: "Deputy shadows the manager", who: "Briefed deputy", days: [[11, 20]] },
      {
        name: "Friday report",
        who: "Project manager",
        days: [
          [15, 15],
          [20, 20],
        ],
      },
      {
        name: "Statement of work settled",
        who: "Sponsor and procurement lead",
        days: [[11, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "a statement of work in force", who: "Your sponsor" },
  },
  quickInfo: {
    firstResult: { week: 6, text: "baseline approved by your steering committee" },
    team: "Senior project manager, delivery director, PMO analyst two days a week",
    weAsk: "A sponsor who can decide, interviews in weeks one and two, planning tool access",
  },
  sample: {
    heading: "A Friday report, whole",
    text: "This is what your sponsor would have opened in week 14 of a claims platform replacement. The schedule shows the baseline as outlines and what happened as bars. What went wrong comes before the risks, and each decision says how long it has been open and what waiting costs.",
    picture: "/images/friday-report.svg",
    alt: "A report on one sheet: three figures, a schedule of eight bars with the critical path in color and today marked in week 14, a paragraph on what went wrong, three decisions and five risks",
    link: "Open the sample report",
  },
  features: [
    "PMP-certified managers from a standing bench",
    "Statement of work based on two weeks of discovery",
    "Briefed deputy for every project manager",
    "Predictive, agile and hybrid tracks in one playbook",
    "Delivery platform linked to your planning tools",
    "Plan review by a delivery director every two weeks",
  ],
  benefits: [
    `A project manager is at work within ${facts.managerWithin} of kickoff`,
    `You add or release people with ${facts.notice}`,
    "Every Friday you see the figures that our own team works from",
    "A resignation costs you one handover call",
    "By week 26 the whole project record is yours",
  ],
  visualization: {
    kind: "gantt",
    title: "A six-month engagement, from kickoff to close",
    summary:
      "The path runs from discovery through the statement of work and the baseline to delivery and acceptance, while a deputy and your own manager learn alongside.",
    unit: "week",
    length: 26,
    bars: [
      { name: "Discovery", start: 0, end: 2, critical: true },
      { name: "Platform and draft plan", start: 1, end: 4 },
      { name: "Statement of work", start: 2, end: 4, critical: true },
      { name: "Deputy shadows", start: 2, end: 26 },
      { name: "Baseline", start: 4, end: 6, critical: true },
      { name: "Delivery in two stages", start: 6, end: 22, critical: true },
      { name: "Your manager steps in", start: 18, end: 26 },
      { name: "Acceptance and close", start: 22, end: 26, critical: true },
    ],
    milestones: [
      { name: "SOW signed", at: 4 },
      { name: "Baseline approved", at: 6 },
      { name: "Stage review", at: 14 },
      { name: "Work accepted", at: 24 },
    ],
  },
  combinedWith: [
    {
      service: "sow-development",
      why: "Our own statement of work covers the manager; your vendors on the same project need theirs written just as tightly.",
    },
    {
      service: "resource-optimization",
      why: "It shows which roles to hire and keep, and which to draw from our bench.",
    },
    {
      service: "leadership-development",
      why: "The sponsor decides how much a good project manager can achieve, and sponsors can be trained.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Manufacturing", "Retail"],
} satisfies Service;
