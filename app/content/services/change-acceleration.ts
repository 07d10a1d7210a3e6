import { facts } from "../facts";
import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Change Acceleration",
  description:
    "Shorten the time between go-live and real use: role-level impact, managers briefed first and adoption read from system logs.",
  group: "specialized-services",
  kind: "delivery",
  lead: "You bought the system and trained 5,000 people, and every third order keeps arriving by email. We set the day on which the old way closes, prepare every role for it, and read from the logs who has changed over.",
  phases: { from: 12, to: 20, ends: "four straight weeks above target" },
  instead: [
    {
      when: "it is the sponsors and program leaders who have to learn their part",
      service: "leadership-development",
    },
  ],
  sections: [
    {
      heading: "Week seven: the old mailbox closes",
      paragraphs: [
        "Seven weeks after go-live, the mailbox that took orders for years starts to send them back. Everyone has known the date since before the first training session. In the week before it, 68% of orders come through the new screen. In the week after, 84% do.",
        "A closing date works if the exceptions have been heard in time: the customer who can only fax, the bundle that the new screen cannot price. Each workaround goes on a list and is struck off when it dies. We read use from the logs, because a survey reports mood. A go-live is closed when use has held above target for four straight weeks.",
      ],
    },
    {
      heading: "Stop, start, keep: thirty roles",
      paragraphs: [
        "The first two weeks go role by role. For each of thirty or so we note what people stop doing, start doing and keep, and test the note with someone who holds the job. Five of us do this: a change lead, a behavioral analyst, a writer and two training designers. A ten-question pulse in week three sets the baseline.",
      ],
    },
    {
      heading: "The fifth launch of the quarter",
      paragraphs: [
        "When a branch manager faces five launches in a quarter, the fifth is ignored whatever its merit. Few firms keep a calendar that would show it. In week four every launch that hits the same people goes onto a heat map, and we ask the sponsors to move at least one date. The plan approved in week six has that move in it, and a go-live in month four.",
      ],
    },
    {
      heading: "Supervisors hear it ten days ahead",
      paragraphs: [
        "People ask the person they report to. That person gets a forty-minute briefing, a sheet of answers and a rehearsal, ten days before the team is told. Training comes late and short, on real cases, in the last two weeks before the switch. Guides are built by task, two minutes each, inside the application.",
        "Each site manager fills in the readiness scorecard, and your project office checks it. The change team does not grade itself.",
      ],
    },
    {
      heading: `One champion for every ${facts.peoplePerChampion}`,
      paragraphs: [
        "By week six the champions are chosen, and each has four hours a week that a line manager has released. A champion without the hours helps nobody. Super users do another job: they stand at people’s elbows after go-live for as long as the error log shows a need. A hospital ward takes one for every eight clinicians.",
        "A hundred champions reach 5,000 people, do most of the talking and remain when we go. Your project office keeps the role register, the scorecard and the launch calendar, which can stop a clash before dates are announced.",
      ],
    },
  ],
  features: [
    "Impact register for every affected role",
    "Saturation heat map across all launches",
    "Sponsor calendar with scripted moments",
    "Champion network with released hours",
    "Supervisor briefings ten days ahead of teams",
    "Task guides inside the application",
    "Go or no-go readiness scorecard by site",
    "Adoption dashboard drawn from system logs",
  ],
  benefits: [
    { text: "You learn of a fifth launch in one branch before its date is announced", month: 1 },
    { text: `A champion within reach: one for every ${facts.peoplePerChampion} people`, month: 2 },
    {
      text: "Supervisors can answer their team, since they were briefed ten days earlier",
      month: 3,
      until: 4,
    },
    { text: "The old form closes on a day that everyone knew in advance", month: 5, until: 5 },
    {
      text: "More than four orders in five use the new system eight weeks after go-live",
      month: 6,
      key: true,
    },
    {
      text: "Go-live is over after four straight weeks above target, and the logs prove it",
      month: 7,
      until: 7,
    },
  ],
  caseStudies: [
    {
      slug: "enterprise-sharepoint-implementation",
      relevance:
        "A workplace for 38,000 people pays back only if they stop saving to the old drives, so adoption was the real scope.",
    },
    {
      slug: "healthcare-system-integration",
      relevance:
        "Clinicians learn a joined-up record between patients, so training by role and support on the ward decide whether it is used.",
    },
  ],
  visualizationAfter: 1,
  visualization: {
    kind: "chart",
    chart: "area",
    title: "Work done the new way in the twelve weeks after go-live",
    summary:
      "The share of orders entered in the new system climbs from 24% to 91%, and passes 80% once the old mailbox closes in week seven.",
    measure: "% of orders entered in the new system",
    series: [
      { name: "Go-live", value: 24 },
      { name: "Week 2", value: 43 },
      { name: "Week 4", value: 59 },
      { name: "Week 6", value: 68 },
      { name: "Week 8", value: 84 },
      { name: "Week 10", value: 89 },
      { name: "Week 12", value: 91 },
    ],
  },
  combinedWith: [
    {
      service: "leadership-development",
      why: "Sponsors who coach well in public do more for adoption than any campaign, and coaching can be taught.",
    },
    {
      service: "sharepoint-implementation",
      why: "Moving files is quick; getting teams to agree where things live takes champions and patience.",
    },
    {
      service: "ai-process-automation",
      why: "Staff asked to check a machine’s work need new habits and a frank talk about what happens to their role.",
    },
  ],
  industries: ["Healthcare", "Education", "Financial Services", "Retail"],
} satisfies Solution;
