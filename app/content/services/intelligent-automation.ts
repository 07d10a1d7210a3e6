import type { Service } from "../types";

export default {
  template: "service",
  title: "Intelligent Automation",
  description:
    "Rules, RPA and orchestration across finance, HR and the service desk, and people placed where a case needs judgment.",
  group: "premium-service-offerings",
  kind: "ai",
  lead: "Sixty bots run across finance, HR and the service desk, yet a new hire has no login on Monday. Each kind of case gets one route from receipt to close, with plain rules for the ordinary ones and a clerk, the facts and a deadline for the rest.",
  phases: { from: 10, to: 19 },
  instead: [
    {
      when: "most of the effort is reading free text, scans or photos inside one process",
      service: "ai-process-automation",
    },
    {
      when: "the process has two hundred exceptions and should be redesigned first",
      service: "business-process-optimization",
    },
  ],
  overview: [
    {
      label: "The dullest tool wins",
      covers: [],
      text: "An API call beats a bot. A decision table beats a model. Screen scraping is for systems that offer nothing else, and a step that serves no purpose is abolished. Most back-office work needs nothing cleverer. A model is worth its upkeep where a step turns on free text or images, and then that step alone gets one. The rule decides what you will have to maintain in five years.",
    },
    {
      label: "Routes and bots",
      covers: [1, 2],
      text: "Ten working days go into two inventories. Event logs from HR, ERP and ticketing show the routes that cases really take, where they wait and who rescues them. The second list covers the bots: what each one does, how often it fails, what it costs to keep alive and whose password it uses. Where three vendors have built for five years, that last column is the one internal audit has been waiting for.",
    },
    {
      label: "The decision table",
      covers: [3],
      text: "Candidates are ranked by volume, clarity of rules and share of exceptions. For the first in line, two of your clerks and our process analyst write the decision table in week three; clerks know why odd cases are odd. The table is then replayed over the last 500 closed cases. Every difference is either a rule we missed or a mistake made at the time, and the head of the department rules on which.",
    },
    {
      label: "A clerk presses confirm",
      covers: [4],
      text: "The first case type runs in week four, in attended mode, on Camunda, UiPath or Power Automate, whichever you license. A new hire shows how. Role, site and start date open the case. The table lists accounts, equipment and pay group, the identity API creates the logins, and a bot keys the old payroll. A clerk confirms each result. After 300 in a row without a correction the route runs alone, except that privileged access always waits for the line manager.",
    },
    {
      label: "The exception queue",
      covers: ["after"],
      text: "When value or doubt crosses a set limit, the case drops into a person’s queue with its evidence attached and a clock running. The clerk closes it with a reason code. Each month the analyst reads the codes, and a reason that keeps coming back becomes a new row in the table.",
    },
    {
      label: "When a button moves",
      covers: ["after"],
      text: "Bots break when a supplier portal changes its layout. Each application release therefore runs through a test pack before it reaches production, and every bot has an account of its own in a vault. An automation lead, two developers and an operations engineer build this for your support team to run. A controls specialist who builds none of it takes the gaps straight to internal audit.",
    },
    {
      label: "What the minutes become",
      covers: [2, "after"],
      text: "Saved minutes scatter unless someone decides where they go. Finance and HR agree in week two what each gain will become: hiring avoided, overtime removed or people moved. Finance checks the result at the quarterly review, and a bot that costs more than it returns is retired there.",
    },
  ],
  schedule: {
    note: "By week four one case type runs with a clerk at the button. Each day that the routes stay unclear moves that first case by a day.",
    weeks: ["Trace", "Rank", "Tabulate", "Confirm"],
    work: [
      {
        name: "Every bot, its faults and its password",
        who: "Operations engineer",
        days: [[2, 10]],
        gate: "Internal audit has the list",
      },
      {
        name: "What the saved minutes become",
        who: "Your finance and HR",
        days: [
          [7, 7],
          [9, 9],
        ],
      },
      {
        name: "Case routes traced in the event logs",
        who: "Process analyst",
        days: [[1, 8]],
        critical: true,
      },
      { name: "Candidates ranked", who: "Automation lead", days: [[9, 10]], critical: true },
      {
        name: "Decision table for the first in line",
        who: "Two clerks, with our analyst",
        days: [[11, 13]],
        critical: true,
      },
      {
        name: "500 closed cases replayed",
        who: "Process analyst",
        days: [[14, 16]],
        critical: true,
        gate: "Missed rule or mistake",
      },
      { name: "API calls, a bot for old payroll", who: "Two developers", days: [[10, 16]] },
      {
        name: "Attended run, a clerk confirms",
        who: "Two of your clerks",
        days: [[17, 20]],
        critical: true,
      },
    ],
    handover: { day: 20, name: "one case type at work", who: "Your head of department" },
  },
  quickInfo: {
    firstResult: { week: 4, text: "first case type runs, with a clerk confirming each result" },
    team: "Automation lead, analyst, two developers, operations engineer, controls reviewer",
    weAsk: "Two clerks half-time, access to event logs, two hours a week from internal audit",
  },
  features: [
    "Case routes traced across HR, ERP and tickets",
    "Bot estate audit with credential review",
    "Decision tables that the business can edit",
    "Orchestration from receipt to close",
    "Exception queues with evidence and deadlines",
    "Regression packs for application releases",
  ],
  benefits: [
    "Your first case type runs within four weeks of kickoff",
    "A new hire can log in on the first morning",
    "Exceptions reach the right clerk with the facts and a deadline",
    "By day ten internal audit knows whose password each bot uses",
    "Finance reviews every quarter what the saved hours became",
  ],
  visualization: {
    kind: "workflow",
    title: "One new hire, from accepted offer to working login",
    summary:
      "An orchestrator holds the case from offer to first day, people settle privileged access and odd cases, and their reasons improve the rules.",
    steps: [
      { name: "Open the case", owner: "Orchestrator", handover: "Role, site and start date" },
      {
        name: "Look up the role",
        owner: "Decision table",
        handover: "List of accounts, equipment and pay group",
      },
      {
        name: "Create the accounts",
        owner: "Identity API",
        handover: "Standard logins and a privileged request",
      },
      {
        name: "Key the old payroll",
        owner: "Payroll bot",
        handover: "Payroll record or queued exception",
      },
      {
        name: "Resolve the exception",
        emphasized: true,
        owner: "HR operations clerk",
        handover: "Corrected case with reason code",
      },
      {
        name: "Approve privileged access",
        owner: "Line manager",
        handover: "Time-stamped approval",
      },
      { name: "Tune the rules", owner: "Process analyst", handover: "Revised decision table" },
    ],
  },
  combinedWith: [
    {
      service: "ai-process-automation",
      why: "When one step turns on reading free text or images, that step alone gets a model.",
    },
    {
      service: "business-process-optimization",
      why: "A process with two hundred exceptions wants a redesign, and no decision table can stand in for one.",
    },
    {
      service: "resource-optimization",
      why: "Hours released by bots turn into capacity only when someone replans the roster.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Manufacturing", "Retail"],
} satisfies Service;
