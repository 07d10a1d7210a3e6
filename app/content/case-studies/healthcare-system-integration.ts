import type { CaseStudy } from "../types";

export default {
  title: "Healthcare System Integration",
  description:
    "Nine hospitals, five record systems, one patient: how a regional network moved to a single record and sent people home hours sooner.",
  industry: "Healthcare",
  imageAlt:
    "Loose strands in white, teal and black run through a brass clasp and leave it as one cord, with a vermilion strand to follow from end to end: one patient through nine hospitals.",
  scale: {
    cost: "£86M",
    duration: "24 months, May 2021 to April 2023",
    clientPeople: "340 at the peak, half of them clinicians",
    ourPeople: "38 at the peak",
    reach: "9 hospitals",
  },
  results: [
    "31% shorter discharge time across nine hospitals, a year after the last go-live",
    "9 hospitals on one patient record after 22 months and three go-lives",
    "0.7% of patient records duplicated at month 24, down from 11.6%",
    "57 interfaces left to maintain by month 24, down from 214",
  ],
  evidence: [
    "A bed is free 2.1 hours sooner, before the evening’s admissions instead of after them.",
    "A patient moved between any two sites now arrives with a chart in place of a printout.",
    "An outside safety reviewer drew 2,000 records to check the count, and met no false merge.",
  ],
  baselines: [
    { measure: "Medically ready to leaving the ward", from: 6.8, to: 4.7, unit: "hours" },
    { measure: "Duplicate patient records", from: 11.6, to: 0.7, unit: "%" },
  ],
  challenges: [
    "Patients transferred between two of the nine hospitals often arrived with a printout, because the network ran five record systems that could not read each other.",
    "Of 2.3 million patient records, 11.6% were duplicates, and many of the pairs disagreed on allergies.",
    "Someone judged fit to leave at morning rounds waited 6.8 hours on average for prescriptions, a letter and transport.",
    "Laboratories, pharmacies, imaging and billing exchanged data over 214 interfaces, and nobody could say who looked after 70 of them.",
    "Physicians remembered a go-live six years earlier that had been rolled back after eleven days, and said openly that they expected another.",
  ],
  solution: [
    "The network had already chosen its record system. What it lacked was agreement on who its patients were and how its wards worked. So the first five months went into a master patient index and into 52 clinical workflows, each settled by a physician, a nurse and a pharmacist from different hospitals. A workflow that two sites could not agree on went to the chief medical officer, who ruled within the week.",
    "Six days after the second go-live, a maternity nurse opened a newborn’s chart and saw the twin’s blood group. The matching rule had merged 212 pairs of people who shared a birthday, a surname and an address. Nobody was harmed. We switched off automatic merging that evening, and a team of 14 pulled the records apart by hand over three days while the wards concerned worked from paper downtime packs. The third go-live moved by four weeks. From then on, any match short of certain went to a person, and multiple births carried a flag from delivery.",
    "Discharge had to be earned separately. In the month after the first go-live it took longer than before, 7.4 hours, because pharmacists were retyping medication lists at the moment of leaving. We moved medication reconciliation to the afternoon before, put expected discharge on the ward board and let nurses order transport from the chart. The fall began in the following month and reached every site.",
  ],
  approach: [
    {
      title: "Know the patient",
      description:
        "For five months, before any hospital moved, records staff and data stewards cleaned the patient index, starting with the 40,000 people seen at three or more sites. Allergy conflicts went to a pharmacist, never to a rule.",
      planned: { from: 0, to: 4 },
      actual: [{ from: 0, to: 5 }],
    },
    {
      title: "Settle the workflows",
      description:
        "Three clinicians from three hospitals answered for each of the 52 workflows and approved its order sets. They walked them on a mock ward with real carts, scanners and wristbands before the build was locked in month nine.",
      planned: { from: 0.5, to: 8 },
      actual: [{ from: 0.5, to: 9 }],
    },
    {
      title: "Two hospitals, then three",
      description:
        "The first go-live, in month 11, took the two sites with the most willing department heads; the second, in month 15, a trauma center and its neighbors. Every eight clinicians had a trained super user at hand for three weeks, on night shifts too.",
      planned: { from: 8, to: 14 },
      actual: [
        { from: 9, to: 11.5 },
        { from: 13, to: 15.5 },
      ],
    },
    {
      title: "Prove the match",
      description:
        "After the wrong merges of month 15 we held the remaining four hospitals until an outside safety reviewer had passed the new matching rule. They went live in month 22. The pause also gave time to replace 44 old laboratory interfaces that would otherwise have been copied across.",
      planned: { from: 14.5, to: 21 },
      actual: [
        { from: 14.5, to: 18, turned: "212 pairs of people merged" },
        { from: 18, to: 22 },
      ],
    },
    {
      title: "Work on the last six hours",
      description:
        "With all nine hospitals live, ward teams timed every step between the decision to discharge and the empty bed. Each week they removed one cause of waiting and posted the new figure at the nurses’ station. We left in month 24, and the wards kept the weekly count.",
      planned: { from: 21, to: 24 },
      actual: [{ from: 22, to: 24 }],
    },
  ],
  track: {
    finish: { step: 4, at: 22, text: "nine hospitals live", key: "Go-live" },
  },
  testimonial: {
    quote:
      "When the records were merged wrongly, I had the full list of patients within two hours and a person assigned to each. That is when the medical staff decided this was a clinical program and stopped calling it an IT one.",
    author: "Chief Medical Officer",
    role: "Regional hospital network",
  },
  keyInsights: [
    "A false merge is worse than a duplicate. Tune the patient index to miss matches and pay people to review the doubtful ones.",
    "Going live does not shorten discharge. Moving pharmacy work to the day before does.",
    "Clinicians accept a workflow from another hospital when a colleague they know defends it, and rarely when a consultant does.",
    "Count interfaces you retire as carefully as those you build, or the old ones will follow you into the new record.",
    "Print downtime packs for every go-live and use them once in a drill; ours were needed within a week.",
  ],
  servicesUsed: [
    "healthcare-life-sciences",
    "enterprise-digital-transformation",
    "change-acceleration",
    "business-process-optimization",
    "program-governance-assurance",
  ],
} satisfies CaseStudy;
