import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Change Acceleration",
  description:
    "Shorten the time between go-live and real use: role-level impact, managers briefed first and adoption read from system logs.",
  group: "specialized-services",
  kind: "delivery",
  lead: "The software changes on go-live day, and the old spreadsheet stops some months later, if it stops. We shorten the time between the two, role by role, and show the curve as it climbs.",
  instead: [{ when: "this is not your case", service: "leadership-development" }],
  sections: [
    {
      heading: "Trained, told and still on the old form",
      paragraphs: [
        "Course completion stands at 94%. Six weeks after launch, 38% of orders go through the new screen and the rest arrive by e-mail. Supervisors heard about the change in the same mailing as their teams and could answer no questions. Super users were named and given no hours for it.",
        "Load is the other half of it. When one branch manager faces five launches in a quarter, the fifth is ignored whatever its merit. Few firms keep a calendar that would show this.",
      ],
    },
    {
      heading: "Thirty roles, one heat map",
      paragraphs: [
        "The groundwork goes role by role. For each of thirty or so we write down what people stop, start and keep, then test it with someone who holds the job. Every launch that hits the same people goes onto a saturation heat map, and we ask the sponsors to move at least one date.",
        "A ten-question pulse sets the baseline. Before the month is over there is one champion for every fifty users or so, with four hours a week released in writing by a line manager.",
      ],
    },
    {
      heading: "Supervisors before mailings",
      paragraphs: [
        "People ask the person they report to. So that person gets a 45-minute briefing, a one-page answer sheet and a rehearsal ten days ahead of their team. Training comes late and short, on real cases, in the last two weeks before the switch. After go-live, floor-walkers stay for as long as the error log says that they are needed, and the old route is closed on a published date.",
      ],
    },
    {
      heading: "A kit for the launch after this one",
      paragraphs: [
        "Your project office keeps the role impact register, the sponsor calendar, the readiness scorecard and a champion network that knows its job. Guides are built by task, two minutes each, and sit inside the application. The saturation calendar becomes a standing item at portfolio reviews, where it can stop a clash before dates are announced.",
      ],
    },
    {
      heading: "Read at the keyboard",
      paragraphs: [
        "Use is read from the logs; a survey reports mood. We plot the share of work done the new way, the time to complete a key task, errors per hundred cases, and tickets per hundred users. Known workarounds are listed by name and struck off as they die. A go-live is closed when use has held above target for four straight weeks.",
        "A change lead runs it with a behavioral analyst, a writer and two training designers. That is enough for 5,000 users, with a hundred champions to do most of the talking.",
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
    "Business case reached weeks sooner after go-live",
    "Fewer help-desk tickets in the first month",
    "Old forms and spreadsheets retired on a set date",
    "Supervisors able to answer their team’s questions",
    "Launch dates that respect how much people can absorb",
    "Workarounds closed by name, one after another",
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
  visualizationAfter: 5,
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
