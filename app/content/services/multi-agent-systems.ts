import type { Service } from "../types";

export default {
  template: "service",
  title: "Multi-Agent Systems",
  description:
    "Specialist AI agents under one orchestrator, with shared state, separate rights and a record of who did what.",
  group: "ai-solutions",
  kind: "ai",
  lead: "Several agents are worth the trouble only when a job splits into parts that need different tools, different rights or a second opinion. Where a single agent can do the work, we will say so and point you to AI Agent Development.",
  instead: [{ when: "this is not your case", service: "ai-agent-development" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Teams tend to arrive here by accident. One agent gains a twentieth tool and starts picking the wrong one; its context fills with supplier PDFs and it loses the question. Someone splits it into five that chat freely. Now a two-minute task takes nine, the token bill rises sixfold, and two agents thank each other until the timeout. When an answer is wrong, the log is forty pages of talk with no culprit.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "In place of free conversation we set contracts. An orchestrator owns the plan and a typed state object; specialists receive a task, a budget and a schema for the reply. Credentials are separate, so the agent that reads supplier e-mail cannot release a payment. A verifier with other instructions, and often another model, checks claims against sources before results merge. Loops end at a fixed depth. A stalled branch goes to a person with its state intact.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "The first two weeks test whether the job should be split. We run all of it through one well-built agent on 80 to 120 end-to-end cases and mark where it breaks. Only a failure that separation would cure earns a new agent. Roles, messages and failure policy come next: retry, reassign, degrade or stop. In week four a thin version handles the full set, with traces joined under one run id.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "End-to-end success is compared with the single agent at equal spend, because extra tokens alone will buy some accuracy. Every failed run is replayed from saved state to find the step that introduced the error. Reports also show 95th-percentile latency, cost per completed run, and results under fault tests in which a tool hangs or a specialist returns confident nonsense. If removing an agent changes nothing, it goes.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "At handover you hold the orchestrator code, message schemas, an evaluation set for each agent, the fault-injection suite and a board of runs in flight. The runbook shows your on-call engineer how to pause one agent while the rest carry on. A systems architect, two agent engineers and an evaluation engineer build it, joined by a site reliability engineer before launch. Your process owner decides which runs may finish without a signature.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
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
    "Long, mixed jobs finished in hours instead of days",
    "Errors traced to a step, with the evidence beside it",
    "No one agent with rights to the whole process",
    "Token spend capped for every run in advance",
    "Agents swapped or upgraded one at a time",
  ],
  visualization: {
    kind: "workflow",
    title: "How a supplier due-diligence run passes between agents",
    summary:
      "Each agent passes on a typed result, the verifier can reject it, and a risk officer signs the outcome.",
    steps: [
      {
        name: "Split the request",
        owner: "Orchestrator agent",
        handover: "Task list with budgets",
      },
      { name: "Gather filings", owner: "Research agent", handover: "Sourced fact table" },
      {
        name: "Screen names and owners",
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
      { name: "Approve or return", owner: "Risk officer", handover: "Signed decision" },
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
