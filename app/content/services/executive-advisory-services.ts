import { facts } from "../facts";
import type { Service } from "../types";

export default {
  template: "service",
  title: "Executive Advisory Services",
  description:
    "Private counsel from one senior advisor to one executive, through the year in which the hardest calls fall due.",
  group: "specialized-services",
  kind: "advice",
  lead: "Everyone who briefs you wants something from the decision you are about to make. One advisor, who has held a job like yours and gains nothing from the outcome, works with you in confidence for a year and tells you which dates will not hold.",
  phases: { from: 0, to: 13 },
  instead: [
    {
      when: "the question is the company’s and needs a team, a model and a board vote",
      service: "strategic-consulting",
    },
    {
      when: "a whole tier of sponsors has to learn the role together",
      service: "leadership-development",
    },
  ],
  overview: [
    {
      label: "Two clauses",
      covers: [],
      text: `Most executives read two clauses of the letter of engagement twice. The first says that if your company pays, it sees dates and hours and nothing else; notes stay between you and your advisor. The second bars the advisor from working for another executive of your company, or of a direct competitor, while the engagement lasts. You may end it with ${facts.notice} and without giving a reason; we owe you ninety days.`,
    },
    {
      label: "Your choice of advisor",
      covers: [],
      text: "The director who takes your first call would be your advisor. You meet a second candidate as well, and you decide. Both have held your kind of job or run your kind of program: a chief operating officer’s first hundred days, a merger of two rival divisions, a £60M program inherited from a predecessor. From then on it is one person. An analyst checks figures and long papers and never sees a note. Should your advisor fall ill, the other candidate steps in, and you decide how much that person is told.",
    },
    {
      label: "Reading, then soundings",
      covers: [1, 2, 3],
      text: "Week one is for reading: four board packs, and the plans of the two programs that worry you. Your advisor spends weeks two and three on eight to ten soundings with people you pick, such as peers, direct reports and a board member. All are asked the same three things: what goes better than the reports say, what you are not told, and what they will regret not raising six months from now. Nobody is quoted. You get the patterns.",
    },
    {
      label: "Three hours, five decisions",
      covers: [4],
      text: "In week four the two of you take three hours over what others see, what the figures say and which five decisions the next half year turns on. Your calendar is on the table as well, counted by the hour. If those five had four hours of your last month, the session ends with meetings canceled.",
    },
    {
      label: "Every other week",
      covers: ["after"],
      text: "After that you meet for ninety minutes every other week. You bring the decision; your advisor has read the papers. A draft board paper comes back marked up within two working days. Before a hard meeting your advisor plays the director you dread, and plays to win. There is also a phone number for the night before an announcement. Calls of that kind take about a sixth of a year’s hours.",
    },
    {
      label: "A fair suspicion",
      covers: [],
      text: "You may ask whether this is a way in for the rest of the firm. If a session turns up work for a team, your advisor says so, describes at least one way to do it without us and takes no part in any bid. An advisor with a sales target would be one more person who wants something from your decision.",
    },
    {
      label: "The decision journal",
      covers: ["after"],
      text: "You keep a journal of your calls: the evidence at the time, and what you expected to follow. Twice a year you reread it together and mark which calls held, which came late and where you were caught by surprise. After a year the soundings are repeated with the same people and compared. Good engagements taper, often to one session a quarter after eighteen months.",
    },
  ],
  schedule: {
    note: "Seventeen days to the five decisions that your next half year turns on. A sounding put off by a day moves your session with the advisor by a day.",
    weeks: ["Read", "Sound", "Listen", "Choose"],
    work: [
      {
        name: "Four board packs and two plans read",
        who: "Your advisor",
        days: [[1, 5]],
        critical: true,
      },
      { name: "Figures in the packs recalculated", who: "Analyst", days: [[6, 9]] },
      { name: "Eight to ten soundings", who: "Your advisor", days: [[6, 15]], critical: true },
      { name: "Your last month, hour by hour", who: "Your assistant", days: [[9, 11]] },
      {
        name: "Patterns, then three hours together",
        who: "You and your advisor",
        days: [[16, 17]],
        critical: true,
      },
    ],
    handover: { day: 17, name: "five decisions, with hours for each", who: "You, and nobody else" },
  },
  quickInfo: {
    firstResult: { week: 4, text: "the five decisions that your next half year turns on" },
    team: "One advisor throughout; an analyst checks figures and never sees a note",
    weAsk: "Four board packs, ten people to talk to, ninety minutes every other week",
  },
  features: [
    "Choice of two advisors with matching experience",
    "Confidential soundings among peers, reports and board",
    "Ninety-minute sessions every other week",
    "Decision journal kept in your own hands",
    "Rehearsal of board and investor meetings",
    "Short-notice calls outside office hours",
  ],
  benefits: [
    "By week four you know the five decisions that count",
    "You hear that a date will not hold before your board does",
    "Draft board papers come back marked up in two working days",
    "Twice a year you see which of your calls held, and why",
    "More of your week goes to decisions that only you can make",
  ],
  visualization: {
    kind: "chart",
    chart: "bar",
    whole: true,
    title: "How a year of advisory hours is spent",
    summary:
      "Regular sessions take about a third of the time, while soundings, reading and calls at short notice take more than half.",
    measure: "% of advisor hours over twelve months",
    series: [
      { name: "Sessions", value: 34, emphasized: true },
      { name: "Soundings", value: 22 },
      { name: "Paper review", value: 18 },
      { name: "Urgent calls", value: 16 },
      { name: "Rehearsals", value: 10 },
    ],
  },
  combinedWith: [
    {
      service: "strategic-consulting",
      why: "If a session turns up a question about the whole company, a separate team can take it on.",
    },
    {
      service: "leadership-development",
      why: "You work one to one while the sponsors below you learn in a cohort.",
    },
    {
      service: "program-governance-assurance",
      why: "An independent review gives you facts about the program behind the filtered report.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Technology", "Manufacturing", "Energy"],
} satisfies Service;
