import type { Service } from "../types";

export default {
  template: "solution",
  title: "Resource Optimization",
  description:
    "Match named skills to funded work week by week, so that scarce specialists stop being the reason everything is late.",
  group: "specialized-services",
  kind: "delivery",
  lead: "You probably employ enough people. What runs short is twelve of them, on the same Tuesday, and this service decides who works on what, and when, once Strategic Portfolio Management has settled what is worth doing.",
  instead: [{ when: "this is not your case", service: "strategic-portfolio-management" }],
  sections: [
    {
      heading: "Nine projects, one integration architect",
      paragraphs: [
        "Ask why a project is late and you hear a name. She is booked on nine plans at 20% each, and no plan knows about the other eight. Meanwhile a team two floors down has slack that the plans do not show, so a contractor is hired at £850 a day to do what they could have done.",
        "Headcount reports miss all this. Demand is written in roles, supply is listed by department, and the timesheet says everyone is full. That sheet cannot tell busy from blocked.",
      ],
    },
    {
      heading: "Why we stop at 85%",
      paragraphs: [
        "A specialist booked to 95% is a queue: work waits for them about five times as long as it would at 80%. So the target for short roles is a booked load of 75 to 85%, which looks wasteful to finance until the wait is drawn next to it. Two further numbers are reported each week: days from request to named person, and the share of bookings kept.",
      ],
    },
    {
      heading: "Calendars first, org chart later",
      paragraphs: [
        "Team leads open their calendars to us for the first five days. From these we work out real capacity, net of leave, support duty and the meetings that will not move; a full-time engineer rarely has more than 29 hours a week to give. Skills come next: each person rates their own, two peers confirm, and the register covers 300 to 400 people by day ten.",
        "Project plans are then turned into role-weeks for the next 26 weeks and laid over that capacity. The fourth week opens with the first staffing board. It lasts 45 minutes, has the overloaded roles on one screen, and ends with bookings moved. Where a works council has a say in personal data, we bring it the design before any name is stored.",
      ],
    },
    {
      heading: "Rules that settle a double booking",
      paragraphs: [
        "Two directors want the same test lead in May. The booking rules say who wins, and on what ground: funded rank first, then cost of delay, then who asked earlier. Soft bookings lapse after ten working days. No specialist in an overloaded role sits on more than two projects. Anything the board cannot settle goes to one named executive within 48 hours.",
      ],
    },
    {
      heading: "The desk we hand over",
      paragraphs: [
        "After about fourteen weeks a resource manager of yours runs the desk. It comes with the skills register, the rolling capacity plan in your own planning or HR tool, the booking rules, and a sourcing plan that says for each short role whether to train, borrow, hire or contract. There is also a list of contractors by end date and the employee who will take over the work.",
        "We send a capacity lead and a workforce analyst for the duration and, from week three, a scheduler who has run such a desk. Your HR and finance partners each give us a day a week.",
      ],
    },
  ],
  features: [
    "Skills register confirmed by two peers",
    "Capacity net of leave and support duty",
    "Rolling 26-week demand in role-weeks",
    "Weekly staffing board with written rules",
    "Double-booking alerts by named specialist",
    "Train, borrow, hire or contract plan",
    "What-if staffing for new or delayed projects",
    "Contractor exit list with successors",
  ],
  benefits: [
    "Specialists on two projects at a time, never nine",
    "Named staff for a new project within a week",
    "Contractors hired only where no employee is free",
    "Project dates that reflect who is really available",
    "Hiring requests backed by six months of demand",
    "Less overtime and burnout in the scarcest roles",
  ],
  caseStudies: [
    {
      slug: "global-banking-platform-transformation",
      relevance:
        "Most of the bank’s competing initiatives named the same engineers, and a core for 14 markets could start only once they were free.",
    },
    {
      slug: "aerospace-manufacturing-transformation",
      relevance:
        "One shared inspection cell set the pace of four plants, and scheduling around it did more than extra machines could.",
    },
  ],
  visualizationAfter: 1,
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
