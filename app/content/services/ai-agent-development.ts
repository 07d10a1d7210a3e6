import type { Service } from "../types";

export default {
  template: "service",
  title: "AI Agent Development",
  description:
    "One AI agent for one defined job, with your tools, narrow permissions and a test suite it must pass before it acts.",
  group: "ai-solutions",
  kind: "ai",
  lead: "Once a model can issue a refund or change a booking, its mistakes stop being words, so this service builds a single agent for a single job and proves what it may do alone. Work that has to be split between several goes to Multi-Agent Systems.",
  instead: [{ when: "this is not your case", service: "retrieval-augmented-generation" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "The demo worked on five friendly requests. In the pilot, the agent ran the same search a dozen times, filled a required field with a guess, and told a customer that a cancellation had gone through when the API had returned an error. How often? The only test had been a person typing at it. All the while its service account could read every record in the CRM.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "By the first Friday we have read 200 real tickets with the people who close them, and sorted them by what a correct end state looks like. That sorting becomes the evaluation set: about 150 tasks in a sandbox copy of your systems. The agent takes shape over the next two weeks, tool by tool, with each change scored on the full set. Red teaming fills the fourth, beside a shadow run in which the agent proposes and staff decide.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Permissions are settled outside the prompt. Each tool has a typed schema, a scope tied to the rights of the user it acts for, and a class: read, reversible write or irreversible write. The last class waits for a human. Text from e-mail, web pages and files counts as data, never as orders. Red teamers plant instructions in it to see how well that line holds, and tool limits cap the damage when it does not.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "A pleasant transcript can hide a wrong booking, which is why we score the end state. Every case runs several times, because an agent that passes once and fails twice is not ready. Wrong writes, handover rate, steps per task and cost per resolved case are tracked beside task success. A sound first release closes 55 to 65% of in-scope requests alone, with wrong writes below one in five hundred.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "What you keep is the agent, its tool server, the evaluation set with its runner, the trace store, and a kill switch that your operations desk has rehearsed. A runbook covers model upgrades: rerun, compare, then promote. An agent engineer and an evaluation engineer do most of the work. An integration developer builds the tools, and a security architect signs the permission matrix. The refusals are written by your process owner, who also rules on disputes.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Written job scope with explicit refusals",
    "Typed tools with least-privilege scopes",
    "Approval step before any irreversible write",
    "Sandboxed evaluation tasks scored on end state",
    "Prompt-injection and misuse red teaming",
    "Step, token and spend limits per task",
  ],
  benefits: [
    "Routine requests closed end to end at any hour",
    "A known error rate before the first live action",
    "Each action traceable to a request, a tool and a user right",
    "Model upgrades settled by a test run, in a day",
    "Refusals written by you and kept by the software",
  ],
  visualization: {
    kind: "diagram",
    title: "What stands between a request and a changed record",
    summary:
      "Every tool call passes a policy gateway outside the model, and each step lands in a trace that evaluation can replay.",
    layers: [
      { name: "Intake", parts: ["User identity", "Scope check", "Handover to staff"] },
      { name: "Agent", parts: ["Instructions", "Working memory", "Step and token limits"] },
      {
        name: "Policy gateway",
        emphasized: true,
        parts: ["Permission matrix", "Argument checks", "Human approval"],
      },
      { name: "Tools", parts: ["Read", "Reversible write", "Irreversible write"] },
      { name: "Record", parts: ["Trace store", "Evaluation runner", "Kill switch"] },
    ],
  },
  combinedWith: [
    {
      service: "retrieval-augmented-generation",
      why: "With cited policy text in reach, the agent acts on the rule in force and can show it.",
    },
    {
      service: "multi-agent-systems",
      why: "When the tool list passes fifteen or so and choices start to slip, dividing the job is the next sound step.",
    },
    {
      service: "change-acceleration",
      why: "A service desk needs new roles, scripts and targets once software closes half its queue.",
    },
  ],
  industries: ["Financial Services", "Retail", "Technology"],
} satisfies Service;
