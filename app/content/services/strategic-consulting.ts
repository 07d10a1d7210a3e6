import type { Service } from "../types";

export default {
  template: "service",
  title: "Strategic Business Consulting",
  description:
    "Twelve weeks of work on where to compete and what to fund, closed by a decision your board can act on.",
  group: "flagship",
  kind: "advice",
  lead: "Two of your business units plan to win the same customers, one country has lost money for six years, and every line of the five-year plan points up. Twelve weeks after kickoff your board votes on one recommendation, and money and people move with the vote.",
  phases: { from: 0, to: 6, ends: "a board vote" },
  instead: [
    {
      when: "the questions are one executive’s own and have to stay private",
      service: "executive-advisory-services",
    },
    {
      when: "the direction is settled and too many projects compete for the money",
      service: "strategic-portfolio-management",
    },
  ],
  overview: [
    {
      label: "Forty minutes of the board",
      covers: ["after"],
      text: "Before kickoff your corporate secretary reserves forty minutes on an agenda twelve weeks away. Work on strategy grows until somebody has to vote on it, so the vote is booked first. The choice paper for that meeting is about ten pages long. It asks directors to choose, to fund a ranked list down to a cut line and to stop certain things, each by a date. They have it eight days ahead.",
    },
    {
      label: "The question",
      covers: [1],
      text: "“Grow in Asia” cannot be voted on. “Enter Vietnam with a partner, buy the distributor in Thailand, or leave the region” can. By the end of week one your sponsor, usually the chief executive or the head of strategy, has approved a brief with the question, options that exclude one another, the date and who decides. It tends to take three drafts, because the real disagreement sits in the wording.",
    },
    {
      label: "Profit, cut three ways",
      covers: [1, 2, 3],
      text: "While the brief is argued over, our corporate finance lead cuts profit by segment, channel and country, with shared costs charged by use. That takes most of three weeks and often turns a supposed growth engine red. Two consultants speak to fifteen customers, and to six who left. A market economist sizes each option from outside and sees your own forecast only when the estimate is done.",
    },
    {
      label: "Managers on loan",
      covers: [],
      text: "Each business unit lends us one manager for two days a week, and we ask for the one it can least spare. These people know which customers pay late, which plant is really full and why the last market entry failed. They are also the ones who will be believed at home when the answer is unwelcome.",
    },
    {
      label: "Options day",
      covers: [4],
      text: "In week four the evidence is set out option by option, and the week ends with a day on which no executive may argue for one. They may only say what would have to be true for it to win: renewals keep their price to within 3%, say, or two of the five largest distributors switch. By evening each option has its conditions, ranked by how likely they are to fail.",
    },
    {
      label: "Weakest condition first",
      covers: ["after"],
      text: "Eight weeks go into testing that list from the top, and an option is dropped as soon as one of its conditions fails. In week ten a director of ours who has had no part in the work argues before your sponsor for the option that came second. By then your finance team runs the driver-based model, so a figure that is challenged in the boardroom can be rerun there.",
    },
    {
      label: "Tripwires",
      covers: ["after"],
      text: "No strategy can be graded in the month it is adopted. Each choice therefore carries a few early signs, such as the win rate in the chosen segment, with a threshold that reopens the decision. We come back after six and twelve months to read them with you. We also follow the money: how much free capital, and how much of your top fifty managers’ time, has moved to what the board chose.",
    },
  ],
  schedule: {
    note: "Twenty days to learn what would have to be true for each option. A day lost on the profit cut is a day less to set out the evidence.",
    weeks: ["Frame", "Ask", "Cut", "Rank"],
    work: [
      {
        name: "The question, in three drafts",
        who: "Sponsor, engagement director",
        days: [
          [1, 1],
          [3, 3],
          [5, 5],
        ],
        gate: "Question approved",
      },
      {
        name: "Profit by segment, channel, country",
        who: "Corporate finance lead",
        days: [[1, 14]],
        critical: true,
      },
      {
        name: "Unit managers on loan",
        who: "One from each business unit",
        days: [
          [2, 3],
          [7, 8],
          [12, 13],
          [17, 18],
        ],
      },
      { name: "Fifteen customers, six who left", who: "Two consultants", days: [[4, 13]] },
      {
        name: "Each option sized from outside",
        who: "Market economist",
        days: [[5, 10]],
        gate: "Then your own forecast",
      },
      {
        name: "Evidence set out by option",
        who: "Engagement director",
        days: [[15, 19]],
        critical: true,
      },
      { name: "Options day", who: "Your executives", days: [[20, 20]], critical: true },
    ],
    handover: { day: 20, name: "each option’s conditions, by risk", who: "Your executive team" },
  },
  quickInfo: {
    firstResult: { week: 4, text: "what would have to be true for each option, ranked by risk" },
    team: "Engagement director, economist, corporate finance lead, two consultants",
    weAsk: "A board date, access to the ledger, one manager per business unit two days a week",
  },
  features: [
    "Decision brief with exclusive options and a date",
    "Profit by segment, channel and country",
    "Interviews with current and lost customers",
    "Driver-based model that your finance team runs",
    "Funding list ranked to a cut line",
    "Tripwires that say when to reopen a choice",
  ],
  benefits: [
    "Your board votes on one recommendation in week twelve",
    "Fifteen customers, and six who left, are heard before the vote",
    "Executives argue over conditions instead of positions",
    "Each loss-making line on the stop list has a last day",
    "After six and twelve months you see what capital really moved",
  ],
  visualization: {
    kind: "workflow",
    title: "From an open question to funded choices",
    summary:
      "Six steps carry one strategic question to a vote and then keep watch over the answer.",
    steps: [
      {
        name: "Frame the decision",
        owner: "Sponsor and engagement director",
        handover: "Question, options and decision date",
      },
      {
        name: "Cut the profit",
        owner: "Corporate finance lead",
        handover: "Margin by segment, channel and country",
      },
      {
        name: "State the conditions",
        owner: "Executive team",
        handover: "List of what would have to be true",
      },
      {
        name: "Test the weakest first",
        owner: "Consultants and unit managers",
        handover: "Choice paper and model",
      },
      {
        name: "Vote and fund",
        emphasized: true,
        owner: "Board",
        handover: "Funding list and stop list",
      },
      {
        name: "Read the tripwires",
        owner: "Head of strategy",
        handover: "Review at six and twelve months",
      },
    ],
  },
  combinedWith: [
    {
      service: "executive-advisory-services",
      why: "After the vote, the executive who has to make the choice work may want a private sounding board.",
    },
    {
      service: "strategic-portfolio-management",
      why: "The funding list becomes a live portfolio that is rebalanced each quarter.",
    },
    {
      service: "enterprise-transformation",
      why: "A new choice of markets often calls for a new operating model to serve them.",
    },
  ],
  industries: ["Financial Services", "Technology", "Manufacturing", "Retail", "Energy"],
} satisfies Service;
