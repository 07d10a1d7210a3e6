import type { Service } from "../types";

export default {
  template: "service",
  title: "Executive Advisory Services",
  description:
    "Private counsel from one senior advisor to one executive, through the year in which the hardest calls fall due.",
  group: "specialized-services",
  kind: "advice",
  lead: "The client here is a person. A senior advisor works with one executive for a year or more, in confidence, whereas Strategic Business Consulting puts a team on a company’s question and leaves once it is answered.",
  instead: [{ when: "this is not your case", service: "strategic-consulting" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "We match on experience of the same seat. Your advisor has held the post, or carried the kind of program, that you face now. You meet two candidates and choose. An advisor never serves two executives of one company, or of direct competitors. A second advisor knows the file and covers absences, and an analyst checks the numbers and reads the long papers. Either side may end it with thirty days’ notice.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "Callers are often new to the seat. A chief operating officer is in her first hundred days. A CIO is about to sponsor a £60M program he did not design. A division head has been told to merge with a rival division. All of them hear filtered news: reports round up, peers want the same budget, and the chair wants confidence. What they lack is someone with no stake in the outcome who can say “that date is not real” behind a closed door.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "The opening month is mostly listening. Your advisor reads four board packs and the plans of the two programs that worry you, then holds eight to ten confidential soundings with people you name. It ends with three hours together on what others see, what the figures say and which five decisions the next half year turns on. After that you meet for ninety minutes every other week, with a phone line for the bad Thursday night.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Paper is kept light on purpose. You own a decision journal, which records each call, the evidence at the time and what you expected to follow. You also keep the stakeholder map, marked-up drafts of your board papers and a one-page brief for each session. Notes stay between the two of you. If your company pays, it sees dates and hours, and the engagement letter says so.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Does it help? Twice a year we reread the journal together: which calls held, which came late, where you were caught by surprise. We then repeat the soundings with the same people and compare. You set any other test at the outset, for instance papers approved at first reading, or the part of your week spent on the five decisions. Good engagements taper, and many move to a quarterly session after eighteen months.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
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
    "Hard calls made sooner, on evidence you trust",
    "Fewer surprises in the boardroom",
    "A straight second opinion on dates and forecasts",
    "More of your week on the decisions that count",
    "A written record from which your judgment improves",
  ],
  visualization: {
    kind: "chart",
    chart: "pie",
    title: "How a year of advisory hours is spent",
    summary:
      "Regular sessions take about a third of the time, while soundings, reading and calls at short notice take more than half.",
    measure: "% of advisor hours over twelve months",
    series: [
      { name: "Sessions", value: 34 },
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
