import type { Service } from "../types";

export default {
  template: "service",
  title: "Leadership Development",
  description:
    "Train sponsors and program leaders in cohorts, on the live decisions and meetings they already have to face.",
  group: "premium-service-offerings",
  kind: "advice",
  lead: "Sponsors and program leaders learn here in cohorts, on live work, where Executive Advisory Services counsels one person in private. Weak sponsors sink more programs than weak schedules do, yet few are ever taught the role.",
  instead: [{ when: "this is not your case", service: "executive-advisory-services" }],
  overview: [
    {
      label: "Passage 1",
      covers: [],
      text: "An e-mail makes a finance director the sponsor. She attends the steering committee, asks about the color of the status and approves what is put before her. Her program director was the firm’s best project manager and still runs the plan line by line, while three vendors and a union negotiate around him. Neither has been told what the role is. When dates slip, planning gets the blame.",
    },
    {
      label: "Passage 2",
      covers: [],
      text: "People are observed before they are taught. A coach sits in on one steering committee and one team meeting, reads three status reports and interviews five people who depend on the leader. By the third week everyone holds a two-page profile: what they decide fast, what they avoid, how they take bad news. In week four the cohort of twelve to sixteen meets for two days. Sponsors and program leaders sit in pairs and sign a sponsor contract.",
    },
    {
      label: "Passage 3",
      covers: [],
      text: "Four modules fill the next six months, and each hangs on a task already due: reset a business case, renegotiate with a vendor, stop a workstream, tell the board about a delay. Rehearsals are filmed, with former executives across the table and the real figures in play. A coach then attends the live meeting and debriefs within the hour. Groups of four meet every third week, and each member brings a decision that is stuck.",
    },
    {
      label: "Passage 4",
      covers: [],
      text: "Course ratings stay in the drawer. The programs themselves show whether it worked: how long an escalation waits for its answer, how much steering time goes on deciding, how far a leader’s stated confidence was from the outcome, and who stays on the team. Minutes and logs from the half year before give the baseline. The same records are read again half a year and a year later, with a short survey of the delivery teams.",
    },
    {
      label: "Passage 5",
      covers: [],
      text: "Faculty have led large programs themselves; two of them run a cohort, joined by an organizational psychologist and a coach for every six participants. Your talent head and PMO lead teach with us from the second module. They inherit a case library written from your own programs, the observation guide, role charters, an assessment day for the next intake and a succession list with readiness dates. The second cohort is theirs to run.",
    },
  ],
  quickInfo: {
    firstResult: { week: 4, text: "TODO" },
    team: "TODO",
    weAsk: "TODO",
  },
  features: [
    "Observation of real meetings before any teaching",
    "Sponsor contract signed in pairs",
    "Modules built on tasks already due",
    "Filmed rehearsal with former executives",
    "Peer groups of four every third week",
    "Case library from your own programs",
  ],
  benefits: [
    "Escalations answered in days by sponsors who know their part",
    "Bad news travels up while options remain",
    "Program directors who lead vendors as well as plans",
    "A bench of successors with dates beside their names",
    "An in-house faculty able to run the next cohort",
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
