import type { Service } from "../types";

export default {
  template: "service",
  title: "AI Agent Development",
  description:
    "One AI agent for one defined job, with your tools, narrow permissions and a test suite it must pass before it acts.",
  group: "ai-solutions",
  kind: "ai",
  lead: "You want software that finishes the request: it moves the booking, corrects the record, starts the refund. We build one agent for one job, show you how often it is wrong before it touches a live record, and let it act alone only where a mistake can be undone.",
  phases: { from: 10, to: 17 },
  instead: [
    {
      when: "people need an answer with its source and no record has to change",
      service: "retrieval-augmented-generation",
    },
    { when: "every step can be laid down as a rule in advance", service: "intelligent-automation" },
  ],
  overview: [
    {
      label: "Three classes of action",
      covers: [],
      text: "Read, reversible write, irreversible write: every tool the agent can call falls into one of these classes. Reading is allowed within the rights of the user it acts for. A reversible write, such as a moved booking, may run alone once the evidence is in. An irreversible write, such as a refund, waits for a person, always. The check sits in a gateway outside the prompt. A wrong answer from a chat assistant can be ignored. A wrong write has already happened, which is why the class comes before the model.",
    },
    {
      label: "Tickets and end states",
      covers: [1],
      text: "In week one we read 300 closed tickets with the people who closed them and record what a correct end state looks like. Your process lead lists what the agent must refuse. The tickets become 250 tasks in a sandbox copy of your systems: 100 to build on, and 150 sealed by an evaluation engineer who builds nothing and reports to your sponsor.",
    },
    {
      label: "Tool by tool",
      covers: [2, 3],
      text: "An agent engineer and an integration developer add one tool at a time, scoring each change on the hundred tasks. What counts is the state of the record, because an agent can tell a customer that a cancellation went through when the API returned an error. Each task runs five times and passes only if all five end right. Steps, tokens and spend per task are capped, and each call lands in a trace.",
    },
    {
      label: "What 150 tasks can show",
      covers: [4],
      text: "The sealed tasks are opened once, in week four. If 60% end right, the true share is within about eight points of that. If no write was wrong, the true rate may still be as high as 2%; so small a set can say no more. Meanwhile a red team that had no part in the build plants orders in emails and files, where text must count as data. You get its findings as it wrote them, and your security architect approves the permissions.",
    },
    {
      label: "Shadow, 1,500 writes",
      covers: ["after"],
      text: "Staff use the agent’s look-ups from week five. Its writes stay hidden: it records what it would have done, staff do the work, and the two are compared. The usual bar is fewer than one wrong write in five hundred. Showing that with 95% confidence takes 1,500 compared writes without an error, or 2,400 with one. At 300 a week that means five to eight weeks, and then reversible writes go live.",
    },
    {
      label: "A hundred cases a week",
      covers: ["after"],
      text: "Once it acts, your quality team reads 100 closed cases a week, drawn at random, so fifteen weeks repeat the proof on live work. Two wrong writes in any 500 put a tool back into shadow. Plan for 55 to 65% of in-scope requests closed alone; the rest reach staff with the trace. A model upgrade takes a day of reruns on the sealed tasks, a fifth of which are replaced each quarter. Your operations desk keeps tasks, runner and traces, and rehearses the kill switch.",
    },
  ],
  schedule: {
    note: "Nineteen days show how often the agent is wrong, before it touches a live record. Tickets that come a day late move the sealed test by a day.",
    weeks: ["Read", "Equip", "Score", "Unseal"],
    work: [
      {
        name: "300 closed tickets read",
        who: "Agent engineer, your staff",
        days: [[1, 5]],
        critical: true,
      },
      {
        name: "Tools added and scored one by one",
        who: "Agent engineer and developer",
        days: [[6, 15]],
        critical: true,
      },
      { name: "250 sandbox tasks, 150 of them sealed", who: "Evaluation engineer", days: [[2, 5]] },
      {
        name: "Rights of each tool",
        who: "Your security architect",
        days: [
          [8, 8],
          [19, 19],
        ],
        gate: "Permissions approved",
      },
      {
        name: "Orders planted in emails and files",
        who: "Red team apart from the build",
        days: [[16, 18]],
      },
      {
        name: "150 sealed tasks, five runs of each",
        who: "Evaluation engineer",
        days: [[16, 19]],
        critical: true,
      },
    ],
    handover: { day: 19, name: "the error rate, with its margin", who: "Your sponsor" },
  },
  quickInfo: {
    firstResult: { week: 5, text: "staff use its live look-ups while its writes stay in shadow" },
    team: "Agent engineer, integration developer; evaluation engineer and red team apart",
    weAsk: "A process lead half-time, a sandbox, two days of your security architect",
  },
  features: [
    "Job scope with explicit refusals",
    "Typed tools with least-privilege scopes",
    "Approval step before any irreversible write",
    "Sealed evaluation tasks scored on end state",
    "Prompt-injection and misuse red teaming",
    "Step, token and spend limits per task",
  ],
  benefits: [
    "Plan on 55 to 65% of in-scope requests closing without staff",
    "You see the error rate and its margin before the first live write",
    "Fewer than one wrong write in 500, shown on your own live traffic",
    "Each action can be traced to a request, a tool and a user’s right",
    "A model upgrade is accepted or refused in one day of test runs",
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
