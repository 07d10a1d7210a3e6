import type { Service } from "../types";

export default {
  template: "service",
  title: "Intelligent Automation",
  description:
    "Rules, RPA and orchestration across finance, HR and the service desk, and people placed where a case needs judgment.",
  group: "premium-service-offerings",
  lead: "Where AI process automation puts language or vision models inside one document- or judgment-heavy process, intelligent automation links the whole back office with rules, RPA, orchestration and people who decide the exceptions. Most of the gain comes from plain rules and clean handovers.",
  overview: [
    "For ten working days process mining reads the event logs of your ERP and ticketing systems. It shows the paths that work really takes: four routes carry 70% of invoices, and some two hundred carry the rest. In parallel we audit each bot you own for failures, owner and credentials. Week three ranks candidates by volume, rule clarity and exception rate, and strikes out steps that should simply cease. By day twenty the first process runs in attended mode, with a clerk confirming each case.",
    "That audit tends to sting. A common estate has sixty bots, built by three vendors over five years, and twenty of them break when a supplier portal moves a button. Each automates a step and none owns the case. Invoices rush through matching, then wait nine days for an approval by email. Internal audit has asked whose passwords the bots use, and the answer is slow to come.",
    "We pick the dullest tool that will do the job. An API call beats a bot, a decision table beats a model, and screen scraping is for systems that offer nothing else. An orchestrator such as Camunda, UiPath or Power Automate holds each case from receipt to close. If value or doubt crosses a set limit, the case drops into a person’s queue with its evidence attached and a clock running.",
    "Hours saved is a weak yardstick, because saved minutes scatter. The monthly report gives straight-through rate, cycle time, exceptions per hundred cases and cost per case, all read from the orchestrator. Finance and HR agree in advance what each gain will become: hiring avoided, overtime removed or people moved. A bot that costs more to maintain than it returns is retired at the quarterly review.",
    "An automation lead, a process analyst, two developers, a controls specialist and an operations engineer set up the service. Two of your clerks join as exception designers, for they know why odd cases are odd. Your support team takes over the decision tables, a register of bots and credentials, runbooks, test packs for each application release and a control matrix that internal audit has reviewed.",
  ],
  features: [
    "Process mining on ERP and ticket logs",
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
    "Savings that finance agreed before the build",
    "An audit trail behind each automated decision",
  ],
  visualization: {
    kind: "workflow",
    title: "One supplier invoice, with people where judgment is needed",
    summary:
      "Software carries the routine invoice end to end, while clerks and budget holders settle exceptions whose reasons improve the rules.",
    steps: [
      {
        name: "Receive and read invoice",
        owner: "Intake bot",
        handover: "Structured invoice record",
      },
      {
        name: "Match to order and receipt",
        owner: "Rules engine",
        handover: "Match result with variance",
      },
      {
        name: "Route by variance",
        owner: "Orchestrator",
        handover: "Clean case or queued exception",
      },
      {
        name: "Resolve the exception",
        owner: "Accounts payable clerk",
        handover: "Corrected case with reason code",
      },
      {
        name: "Approve above the limit",
        owner: "Budget holder",
        handover: "Time-stamped approval",
      },
      {
        name: "Post and schedule payment",
        owner: "ERP interface",
        handover: "Ledger entry and reason log",
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
      why: "Waste is cut from the process first, so that bots do not repeat it faster.",
    },
    {
      service: "resource-optimization",
      why: "Hours released by bots turn into capacity only when someone replans the roster.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Manufacturing", "Retail"],
} satisfies Service;
