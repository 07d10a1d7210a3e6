import type { Service } from "../types";

export default {
  template: "service",
  title: "Intelligent Automation",
  description:
    "Rules, RPA and orchestration across finance, HR and the service desk, and people placed where a case needs judgment.",
  group: "premium-service-offerings",
  kind: "ai",
  lead: "Intelligent Automation carries whole cases across finance, HR and the service desk with rules, RPA and people for the exceptions, while AI Process Automation puts models inside one document-heavy process. Most of the gain comes from plain rules and clean handovers.",
  instead: [{ when: "this is not your case", service: "ai-process-automation" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Follow one new starter from signed offer to first day. HR keys the record, a bot copies it into payroll, IT gets a ticket and facilities an e-mail. On Monday the laptop is there and the login is not. The firm owns sixty bots, built by three vendors over five years, and each automates one step while the case as a whole drifts. Twenty of them break when a supplier portal moves a button. Internal audit is still waiting to hear whose passwords they use.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Two inventories take the first ten working days. Event logs from HR, ERP and ticketing show which routes cases really take, where they wait and who rescues them. A bot audit lists failures, owners and credentials, and it tends to sting. Candidates are then ranked by volume, rule clarity and exception rate, and a few steps are abolished on the spot. By day twenty the first case type runs in attended mode, with a clerk confirming each result.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "We pick the dullest tool that will do the job. An API call beats a bot, a decision table beats a model, and screen scraping is for systems that offer nothing else. An orchestrator such as Camunda, UiPath or Power Automate holds each case from receipt to close. If value or doubt crosses a set limit, the case drops into a person’s queue with its evidence attached and a clock running.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Saved minutes scatter, and left alone they never reach a budget. Finance and HR therefore agree in advance what each gain will become: hiring avoided, overtime removed or people moved. The orchestrator supplies the monthly readings of straight-through rate, cycle time, exceptions per hundred cases and cost per case. A bot that costs more to maintain than it returns is retired at the quarterly review.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "The exception designers are two of your own clerks, who know why odd cases are odd. They work with an automation lead, a process analyst, two developers, a controls specialist and an operations engineer. Your support team takes over the decision tables, a register of bots and credentials, runbooks, test packs for each application release and a control matrix that internal audit has reviewed.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Case routes traced across HR, ERP and tickets",
    "Bot estate audit with credential review",
    "Decision tables owned by the business",
    "Orchestration from receipt to close",
    "Exception queues with evidence and deadlines",
    "Regression packs for application releases",
  ],
  benefits: [
    "More cases closed with no manual touch",
    "Exceptions reach the right clerk, facts attached",
    "Screen changes stop breaking overnight runs",
    "Savings with a budget line agreed in advance",
    "An audit trail behind each automated decision",
  ],
  visualization: {
    kind: "workflow",
    title: "One new starter, from signed offer to working login",
    summary:
      "An orchestrator holds the case from offer to first day, people settle privileged access and odd cases, and their reasons improve the rules.",
    steps: [
      { name: "Open the case", owner: "Orchestrator", handover: "Role, site and start date" },
      {
        name: "Look up the role",
        owner: "Decision table",
        handover: "List of accounts, kit and pay group",
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
