import type { Service } from "../types";

export default {
  template: "service",
  title: "Multi-Agent Systems",
  description:
    "Specialist AI agents under one orchestrator, with shared state, separate rights and a record of who did what.",
  group: "ai-solutions",
  kind: "ai",
  lead: "Some jobs overload any one agent: they need five systems, three sets of rights and a second opinion before money moves. We divide such a job between specialists that cannot step outside their part, and every claim in the result leads back to the step that made it.",
  phases: { from: 9, to: 18 },
  instead: [
    {
      when: "the job needs fewer than fifteen tools and one set of rights",
      service: "ai-agent-development",
    },
    {
      when: "the steps never vary and need no reading or judgment",
      service: "intelligent-automation",
    },
  ],
  overview: [
    {
      label: "The file on the desk",
      covers: [],
      text: "Start with what comes out. A due-diligence file on a new supplier reaches the risk officer on the afternoon of the request. Each claim in it carries a source, the agent that found it and the verdict of a verifier. Three claims were rejected, and the file says why. The risk officer approves the supplier or returns the file; no agent can do either. Read backward from that desk and the design explains itself.",
    },
    {
      label: "No free conversation",
      covers: [3],
      text: "Agents left to chat will thank each other until the timeout. We write contracts for them in week three. An orchestrator holds the plan and a typed state object; each specialist receives a task, a budget and a schema for its reply. Credentials are separate, so the agent that reads supplier email cannot release a payment. The verifier, usually on another vendor’s model, checks claims against their sources before results merge. Loops end at a fixed depth, and a stalled branch goes to a person with its state intact.",
    },
    {
      label: "The case for one agent",
      covers: [1, 2],
      text: "Before any of that we try to talk you out of it. In week one, 180 past jobs with a known right result become test cases: 60 to design with, and 120 that the designers never see. One well-built agent runs the 60 in week two, and every failure is marked. It may pick the wrong tool from twenty, lose the question among PDFs, or hold a right it should never have had. Only a failure that separation would cure earns a second agent. If there is none, you keep the one.",
    },
    {
      label: "Confident nonsense",
      covers: [4],
      text: "A thin version runs the 60 design cases in week four, all traces joined under one run id. Then a fault tester who wrote none of it breaks it. A tool hangs, a credential expires, a specialist returns confident nonsense. For each fault the rule must already exist: retry, reassign, degrade or stop. Your sponsor reads the tester’s report first. A failed run is replayed from saved state until the step that brought in the error is found.",
    },
    {
      label: "At equal spend",
      covers: ["after"],
      text: "Week five brings the unseen 120. One agent and the divided design run them on the same token budget, because extra tokens alone buy some accuracy. A paired test of that size can show a gap of about ten points. Below that the simpler design wins. On the design cases, specialists are then removed one by one, and any that changes nothing goes.",
    },
    {
      label: "Runs in flight",
      covers: ["after"],
      text: "From week six live jobs run with a person approving each result. A board shows what every run has spent and the step it waits on; at its cap a run stops and hands over. Your on-call engineer can pause one agent while the rest carry on, and your analysts reread 20 finished runs a week. The systems architect and two agent engineers leave once our site reliability engineer has seen your staff handle a bad night. Your process lead decides which runs may ever skip approval.",
    },
  ],
  schedule: {
    note: "Two weeks try to prove that one agent is enough. If it is not, a thin version is broken on purpose by day 19, and a lost day moves that test.",
    weeks: ["Sort", "Doubt", "Contract", "Break"],
    work: [
      {
        name: "120 jobs, unseen until week five",
        who: "Fault tester from outside",
        days: [[4, 20]],
      },
      {
        name: "180 past jobs made into test cases",
        who: "Your process lead, with us",
        days: [[1, 3]],
        critical: true,
      },
      {
        name: "One agent built and run on the 60",
        who: "Two agent engineers",
        days: [[4, 10]],
        critical: true,
        gate: "One agent, or several",
      },
      {
        name: "Tasks, budgets and reply schemas",
        who: "Systems architect",
        days: [[11, 15]],
        critical: true,
      },
      { name: "Traces joined under one run id", who: "Reliability engineer", days: [[8, 16]] },
      {
        name: "A credential for each specialist",
        who: "Reliability engineer, your IT",
        days: [[13, 16]],
      },
      {
        name: "Thin version runs the 60",
        who: "Two agent engineers",
        days: [[16, 17]],
        critical: true,
      },
      {
        name: "Hung tools and confident nonsense",
        who: "Fault tester from outside",
        days: [[18, 19]],
        critical: true,
      },
    ],
    handover: { day: 19, name: "the fault report, a rule for each", who: "Your sponsor" },
  },
  quickInfo: {
    firstResult: { week: 6, text: "live jobs run end to end, a person approving each result" },
    team: "Systems architect, two agent engineers, reliability engineer; a fault tester",
    weAsk: "180 past jobs with known results, a process lead two days a week, test accounts",
  },
  features: [
    "Orchestrator with an explicit plan and typed state",
    "Separate credentials and budgets for each agent",
    "Independent verifier before results merge",
    "Fault injection for hung tools and false answers",
    "Replay from any step of a saved run",
    "Ablation tests against a single-agent benchmark",
  ],
  benefits: [
    "A job that spans five systems is done the same afternoon",
    "By the end of week two you know whether one agent is enough",
    "No agent holds the rights to the whole process",
    "Every run stops at a token budget set in advance",
    "More agents go live only if they win by ten points on 120 jobs",
  ],
  visualization: {
    kind: "workflow",
    title: "How a supplier due-diligence run passes between agents",
    summary:
      "Each agent passes on a typed result, the verifier can reject it, and a risk officer decides.",
    steps: [
      {
        name: "Split the request",
        owner: "Orchestrator agent",
        handover: "Task list with budgets",
      },
      { name: "Gather filings", owner: "Research agent", handover: "Sourced fact table" },
      {
        name: "Screen names and ownership",
        owner: "Sanctions agent",
        handover: "Match list with scores",
      },
      {
        name: "Rate financial health",
        owner: "Analysis agent",
        handover: "Rating and calculations",
      },
      {
        name: "Check every claim",
        emphasized: true,
        owner: "Verifier agent",
        handover: "Accepted and rejected claims",
      },
      { name: "Approve or return", owner: "Risk officer", handover: "Decision with reasons" },
    ],
  },
  combinedWith: [
    {
      service: "ai-agent-development",
      why: "The single agent built as a benchmark often becomes the first specialist.",
    },
    {
      service: "enterprise-architecture",
      why: "Agent identities, event streams and system interfaces need a place in the target architecture.",
    },
    {
      service: "intelligent-automation",
      why: "Steps between agents that never vary run cheaper on the workflow engine you already own.",
    },
  ],
  industries: ["Financial Services", "Manufacturing", "Technology"],
} satisfies Service;
