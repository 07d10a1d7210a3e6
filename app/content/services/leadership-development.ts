import type { Service } from "../types";

export default {
  template: "service",
  title: "Leadership Development",
  description:
    "Train sponsors and program leaders in cohorts, on the live decisions and meetings they already have to face.",
  group: "premium-service-offerings",
  kind: "advice",
  lead: "An email made your finance director a sponsor and your best project manager a program director, and neither was told what the job is. Over seven months, twelve to sixteen such people learn it together, on the meetings and decisions already in their calendars.",
  phases: { from: 4, to: 16 },
  instead: [
    {
      when: "one executive wants private counsel rather than a cohort",
      service: "executive-advisory-services",
    },
    {
      when: "a system goes live and its users, more than its sponsors, have to change",
      service: "change-acceleration",
    },
  ],
  overview: [
    {
      label: "A seat at the back",
      covers: [1, 2, 3],
      text: "In week two a coach takes a seat at the back of your steering committee and notes the minutes. A usual result is 70 minutes of status, eleven of decisions and one question from the sponsor, about a color. By then the coach has read three status reports. One team meeting and five interviews with people who depend on that leader follow. Nobody is taught anything before they have been watched at work.",
    },
    {
      label: "Two pages each",
      covers: [3],
      text: "By the end of week three every participant has a two-page profile: what they decide fast, what they put off, how they take bad news. It belongs to the participant. Human resources gets no copy, and neither does the boss. Most people dispute a line or two. The coach then shows the note and the minute at which it was taken, and strikes the line if there is none.",
    },
    {
      label: "Why not a business school?",
      covers: [],
      text: "A good school teaches other companies’ cases to people who fly home on Friday. Here a participant is away from the job for six days, two in week four and one for each module, and the rest happens in meetings that would have been held without us. Sponsor and program leader also learn as a pair. No open course can offer that, and what goes wrong in a program often goes wrong between those two.",
    },
    {
      label: "The sponsor contract",
      covers: [4],
      text: "Week four ends with two days for the whole cohort, with each program leader next to his or her own sponsor. Every pair draws up a contract: which decisions are the sponsor’s, how fast an escalation is answered (48 hours is usual), which news comes by phone, and what would make the sponsor stop the program. It applies from the Monday of week five.",
    },
    {
      label: "A task already due",
      covers: ["after"],
      text: "Four modules fill the next six months. Each hangs on something that has to be done anyway: reset a business case, renegotiate with a vendor, stop a workstream, tell the board about a delay. The rehearsal is filmed, with former executives across the table and the real figures in play. A coach attends the live meeting and debriefs within the hour. Every third week, groups of four meet and each member brings a decision that is stuck.",
    },
    {
      label: "Minutes and logs",
      covers: ["after"],
      text: "Course ratings stay in the drawer. Your programs show whether it worked: how long an escalation waits, how much steering time goes to deciding, how far a leader’s stated confidence was from the outcome, and who stays on the team. Records from the half year before kickoff are the baseline, and a year later the same records are read again.",
    },
    {
      label: "The second cohort",
      covers: ["after"],
      text: "A cohort has two faculty who have led large programs, an organizational psychologist and a coach for every six participants. Your head of talent and your PMO lead teach with us from the second module. They keep the case library drawn from your programs, the observation guide, an assessment day for the next intake and a succession list with readiness dates. The second cohort is theirs to run.",
    },
  ],
  schedule: {
    note: "Twenty days to a contract for every pair, most of them spent watching. The cohort’s two days are fixed, so a day lost is a day less of watching.",
    weeks: ["Read", "Watch", "Profile", "Pair"],
    work: [
      { name: "Reports read, meetings watched", who: "Coaches", days: [[1, 12]], critical: true },
      { name: "Half a year of escalation logs", who: "Your PMO lead", days: [[3, 9]] },
      { name: "Five interviews a leader", who: "Coaches", days: [[7, 14]] },
      {
        name: "A two-page profile for each",
        who: "Psychologist and coaches",
        days: [[13, 15]],
        critical: true,
      },
      { name: "Cases from your own programs", who: "Faculty", days: [[8, 17]] },
      {
        name: "Disputed lines shown or struck",
        who: "Participant and coach",
        days: [[16, 18]],
        critical: true,
      },
      {
        name: "Two days, sponsor with leader",
        who: "The whole cohort",
        days: [[19, 20]],
        critical: true,
      },
    ],
    handover: {
      day: 20,
      name: "a sponsor contract for every pair",
      who: "Your sponsors, from Monday",
    },
  },
  quickInfo: {
    firstResult: { week: 5, text: "a sponsor contract in force for every pair" },
    team: "Two faculty, an organizational psychologist, a coach for every six participants",
    weAsk: "Six days from each participant in seven months, and a seat at their meetings",
  },
  features: [
    "Observation of real meetings before any teaching",
    "Sponsor contract drawn up by each pair",
    "Modules built on tasks already due",
    "Filmed rehearsal with former executives",
    "Peer groups of four every third week",
    "Case library from your own programs",
  ],
  benefits: [
    "Escalations get an answer in 48 hours, because a sponsor promised it",
    "Bad news travels up while there are still options",
    "A leader is away from work for six days in seven months",
    "The succession list says who is ready, and from which month",
    "Your own faculty runs the second cohort",
  ],
  visualization: {
    kind: "workflow",
    title: "How one module turns a due task into a new habit",
    summary:
      "A real task is rehearsed, carried out with a coach present and checked later in the program’s own records.",
    steps: [
      {
        name: "Pick a task already due",
        owner: "Sponsor and program leader",
        handover: "Task, date and stakes",
      },
      {
        name: "Rehearse on camera",
        owner: "Faculty",
        handover: "Recording and notes",
      },
      {
        name: "Do it for real",
        emphasized: true,
        owner: "Participant",
        handover: "Meeting with the coach present",
      },
      {
        name: "Debrief within the hour",
        owner: "Coach",
        handover: "One habit to change",
      },
      {
        name: "Report to the peer group",
        owner: "Group of four",
        handover: "Promise with a date",
      },
      {
        name: "Check the records",
        owner: "PMO lead",
        handover: "Wait per escalation, before and after",
      },
    ],
  },
  combinedWith: [
    {
      service: "executive-advisory-services",
      why: "A sponsor with a seat on the board may need a confidant as well as a cohort.",
    },
    {
      service: "change-acceleration",
      why: "Managers copy what sponsors do, so adoption starts with the people at the top of the program.",
    },
    {
      service: "project-management-service",
      why: "Our project managers hold the plan while your own leaders grow into the larger role.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Manufacturing", "Education"],
} satisfies Service;
