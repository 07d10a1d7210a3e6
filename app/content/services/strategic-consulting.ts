import type { Service } from "../types";

export default {
  template: "service",
  title: "Strategic Business Consulting",
  description:
    "Twelve weeks of work on where to compete and what to fund, closed by a decision your board can act on.",
  group: "flagship",
  kind: "advice",
  lead: "A company’s question, such as where to compete and what to fund, gets a team and a deadline here, while an executive’s own questions go to Executive Advisory Services. Company questions take about twelve weeks and end in a board vote.",
  instead: [{ when: "this is not your case", service: "executive-advisory-services" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "Strategy stalls in plain sight. Two business units both plan to win the mid-market. One country loses money for a sixth year because leaving it has no sponsor. The five-year plan is a budget with arrows, in which each line grows 9% and not one shrinks. Meanwhile the capital committee approves requests one at a time, so the real strategy is whatever got through.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "First the decision is written down: the question, the options that exclude each other, the date, and who decides. Profit is then cut by segment, channel and country, with shared costs charged by use. That step often turns a supposed growth engine red. Alongside, we talk to fifteen customers and six who left. Week four closes with an options day, where executives state what would have to be true for each choice to win.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "The next eight weeks test those conditions, weakest first, and drop an option as soon as one fails. Out of this comes a choice paper of about ten pages, a driver-based model that your finance team can run, and a funding list ranked down to a cut line. A stop list goes with it, and each item has a name and a date. Board papers draw on the same model, so the numbers match on the day.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "An engagement partner, a market economist, a corporate finance lead and two consultants form our half of the team. The sponsor is usually the chief executive or the head of strategy. Each business unit also lends one respected manager for two days a week. Those people matter most. They know which customers pay late, which plant is really full and why the last market entry failed.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "No strategy can be graded in the month it is adopted, so we set tripwires. Each choice carries a few early signs, such as win rate in the chosen segment or price held at renewal, with a threshold that reopens the decision. We come back after six and twelve months to read them with you. We also follow the money: how much free capital, and how much of the top fifty managers’ time, moved to what was chosen.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Decision brief with exclusive options and a date",
    "Profit by segment, channel and country",
    "Interviews with current and lost customers",
    "Driver-based model owned by your finance team",
    "Funding list ranked to a cut line",
    "Tripwires that say when to reopen a choice",
  ],
  benefits: [
    "A clear answer on which markets to enter, hold or leave",
    "Capital and senior time follow the choices made",
    "Loss-making lines stop with an owner and a date",
    "Executives argue over conditions instead of positions",
    "Early signs show when a bet needs a second look",
  ],
  visualization: {
    kind: "workflow",
    title: "From an open question to funded choices",
    summary:
      "Six steps carry one strategic question to a vote and then keep watch over the answer.",
    steps: [
      {
        name: "Frame the decision",
        owner: "Sponsor and engagement partner",
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
      why: "After the vote, the executive who must carry the choice may want a private sounding board.",
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
