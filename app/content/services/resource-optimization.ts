import type { Service } from "../types";

export default {
  template: "solution",
  title: "Resource Optimization",
  description:
    "Match scarce skills to funded work week by week, so that a few specialists stop being the reason everything is late.",
  group: "specialized-services",
  kind: "delivery",
  lead: "Ask why a project is late and you hear a name: twelve specialists are wanted everywhere at once, while other teams have hours to spare. We match scarce skills to funded work each week, so that a plan knows who is free before anyone promises a date.",
  phases: { from: 6, to: 15 },
  instead: [
    {
      when: "it is not settled yet which projects are worth doing",
      service: "strategic-portfolio-management",
    },
  ],
  sections: [
    {
      heading: "Two directors, one test lead",
      paragraphs: [
        "Both directors want her in May. The booking rules say who gets her, and on what ground: funded rank first, then cost of delay, then the earlier request. Soft bookings lapse after ten working days. No specialist in an overloaded role works on more than two projects. Whatever the staffing board cannot settle goes to an executive, who rules within 48 hours.",
        "Rules come first because they are the part people resist. Your directors settle them in week two, before there is a number to fight over.",
      ],
    },
    {
      heading: "Twenty-nine hours a week at most",
      paragraphs: [
        "A full-time engineer rarely has more for projects, once leave, support duty and fixed meetings are taken out. We read those hours from calendars, which team leads open to us in week one. Timesheets say that everyone is full and cannot tell busy from blocked. Skills follow: each person rates their own, two peers confirm, and the register covers 300 to 400 people by day ten. A works council with a say in personal data sees the design before any name is stored.",
        "In week three the project plans are turned into role-weeks for the next 26 weeks and laid over that capacity. One integration architect turns out to be on seven plans at 20% each. Week four opens with the first staffing board: fifty minutes, the overloaded roles on one screen, bookings moved by the end.",
      ],
    },
    {
      heading: "Why we stop at 85%",
      paragraphs: [
        "A specialist booked to 95% is a queue: work waits for them about five times as long as it would at 80%. So the target for short roles is a booked load of 75 to 85%, which looks wasteful to finance until the wait is drawn next to it. Each week we also report the share of bookings kept and the days from request to a confirmed person, with five as the target.",
      ],
    },
    {
      heading: "A desk of your own after week fourteen",
      paragraphs: [
        "By then a resource manager of yours runs the register, the rules and the rolling plan in your own planning or HR tool. For each short role a sourcing plan says train, borrow, hire or contract, so nobody pays £850 a day for work that a team two floors down has time to do. Contractors are listed by end date, with the employee who takes over.",
        "We send a capacity lead, a workforce analyst and, from week three, a scheduler who has run such a desk. Your HR and finance partners each give a day a week.",
      ],
    },
  ],
  features: [
    "Skills register confirmed by two peers",
    "Capacity net of leave and support duty",
    "Rolling 26-week demand in role-weeks",
    "Weekly staffing board with written rules",
    "Double-booking alerts by specialist",
    "Train, borrow, hire or contract plan",
    "What-if staffing for new or delayed projects",
    "Contractor exit list with successors",
  ],
  benefits: [
    { text: "You know the skills of 300 to 400 people by day ten", month: 1, until: 1 },
    { text: "Booking disputes end within 48 hours", month: 1 },
    { text: "No scarce specialist works on more than two projects at a time", month: 2, key: true },
    { text: "A new project knows its people within five working days", month: 3 },
    { text: "Your own resource manager runs the desk after week fourteen", month: 4 },
    { text: "Contractors come in only where no employee is free", month: 5 },
  ],
  caseStudies: [
    {
      slug: "global-banking-platform-transformation",
      relevance:
        "Most of the bank’s competing initiatives wanted the same engineers, and a core for 14 markets could start only once they were free.",
    },
    {
      slug: "aerospace-manufacturing-transformation",
      relevance:
        "One shared inspection cell set the pace of four plants, and scheduling around it did more than extra machines could.",
    },
  ],
  visualizationAfter: 2,
  visualization: {
    kind: "chart",
    chart: "bar",
    title: "Booked load by role in a typical first capacity plan",
    summary:
      "Three roles are booked beyond their hours while developers have a quarter of theirs free, so more headcount alone would not help.",
    measure: "% of available hours booked, next 26 weeks",
    series: [
      { name: "Architects", value: 138, emphasized: true },
      { name: "Data engineers", value: 124, emphasized: true },
      { name: "Test leads", value: 117, emphasized: true },
      { name: "Analysts", value: 92 },
      { name: "Managers", value: 84 },
      { name: "Developers", value: 75 },
    ],
  },
  combinedWith: [
    {
      service: "strategic-portfolio-management",
      why: "Staffing rules need a funded ranking, and the portfolio review supplies it.",
    },
    {
      service: "project-management-service",
      why: "When the short role turns out to be project managers, certified ones can start while you hire.",
    },
    {
      service: "financial-management",
      why: "Bookings multiplied by rate cards give finance a labor forecast before the invoices arrive.",
    },
  ],
  industries: ["Technology", "Financial Services", "Manufacturing", "Energy"],
} satisfies Service;
