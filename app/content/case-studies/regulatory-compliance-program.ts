import type { CaseStudy } from "../types";

export default {
  title: "Regulatory Compliance Program",
  description:
    "Four regulators had written to the same wealth manager. One ranked program answered all of them, and the evidence held.",
  industry: "Financial Services",
  imageAlt:
    "Five upright gates stand in line along a pair of brass rails, and a vermilion sphere is rolling through them: each gate is a legal entity of the group, and one program passes them all.",
  scale: {
    cost: "£54M",
    duration: "23 months, January 2021 to November 2022",
    clientPeople: "240 at the peak",
    ourPeople: "31 at the peak",
    reach: "5 legal entities, 4 regulators",
  },
  results: [
    "4 regulators answered by one program, all 412 findings closed in 23 months",
    "87 root causes found behind the findings of all four in the first twelve weeks",
    "96% of closure packs accepted first time from month 9 on, up from 36%",
    "£6.2M a year of duplicate control testing ended across five entities by month 18",
    "720 controls left in the shared library by month 15, where 1,940 had stood",
  ],
  evidence: [
    "Each closure was confirmed in writing by the regulator that had raised the finding.",
    "Nineteen of them stood in three letters or more, so one repair answered several.",
    "Before the 90-day rule, 14 packs of 22 had come back; after it, four in a hundred did.",
  ],
  baselines: [
    { measure: "Closure packs accepted first time", from: 36, to: 96, unit: "%" },
    { measure: "Controls in the library", from: 1940, to: 720, unit: "controls" },
  ],
  challenges: [
    "A prudential supervisor, a conduct authority, an overseas banking regulator and a data protection authority had issued 412 findings within 15 months.",
    "Five remediation teams answered them separately, and three were rebuilding the same customer due diligence file in different ways.",
    "The control library held 1,940 entries, many of which described the same check under another business line’s name.",
    "Promised dates had slipped twice. The prudential supervisor set a last one, 24 months away, and missing it would have brought a restriction on taking new clients.",
    "Staff who could write evidence that a supervisor accepts numbered about 20, and all of them also ran daily compliance.",
  ],
  solution: [
    "Every finding went on one wall, whoever had written it. Read side by side, 412 findings came down to 87 causes, and 19 of those causes appeared in letters from three or more regulators. We ranked the causes by customer harm, by legal deadline and by how many findings each would close. The client’s risk committee approved the ranking, and the five teams were merged under one accountable executive.",
    "Telling the supervisors came next, and the board was divided on it. The plan moved 60 findings later than promised. In one week the chief risk officer showed it to all four, late dates marked, with each letter traced line by line to a piece of work and a date. Two asked hard questions and one wanted a monthly call. None objected. From then on one status report had to be kept, and it went to the board and to every supervisor alike.",
    "Five legal entities had been testing many of the same checks, each for its own file. Once the control library was merged, one test served every entity that relied on the control, and the few people who could write evidence stopped writing it five times. No business case had asked for that saving.",
  ],
  approach: [
    {
      title: "Put the letters side by side",
      description:
        "In the first twelve weeks lawyers and operations staff coded each finding by process, system, data and conduct cause in a shared matrix. Disputes on meaning went back to the regulator as a written question, 34 times in all.",
      planned: { from: 0, to: 2 },
      actual: [{ from: 0, to: 3 }],
    },
    {
      title: "Fund in order of harm",
      description:
        "The 87 causes were scored in the open with the risk committee in month four, and funding followed the order. Due diligence files, complaint handling and data lineage for regulatory returns took the first three places.",
      planned: { from: 2, to: 3 },
      actual: [{ from: 3, to: 4 }],
    },
    {
      title: "Merge the control library",
      description:
        "From month five, the managers of each process argued 1,940 entries down to 720 by month 15, each with one test and a map to every rule it serves. Duplicates stayed in force until the surviving control had been tested twice.",
      planned: { from: 3, to: 12 },
      actual: [{ from: 4, to: 15 }],
    },
    {
      title: "Prove it for 90 days",
      description:
        "Of 22 closure packs sent in month six, 14 came back: they showed that a control was designed, and little on whether it worked on a wet Thursday with half the team on leave. Submissions stopped until month nine. A pack then needed 90 days of sampled operation, and internal audit turned back 11 fixes first.",
      planned: { from: 5, to: 18 },
      actual: [
        { from: 5.5, to: 8.5, turned: "14 of 22 packs come back" },
        { from: 8.5, to: 21 },
      ],
    },
    {
      title: "Hand over to the business",
      description:
        "First-line managers took over control testing from month 16, with the second line checking one sample in ten. The program office closed in month 23, once two reporting quarters had passed with no overdue item.",
      planned: { from: 14, to: 21 },
      actual: [{ from: 15, to: 23 }],
    },
  ],
  track: {
    finish: { step: 5, at: 23, text: "the program office closes", key: "Handed over" },
    limit: { at: 24, text: "Regulator’s date" },
  },
  testimonial: {
    quote:
      "Four supervisors saw the same plan in one week, with our late dates marked on it. One of them wrote to thank us for the candor. In 20 years of dealing with regulators it is the only such letter I have.",
    author: "Chief Risk Officer",
    role: "International wealth manager",
  },
  keyInsights: [
    "Regulators write about symptoms in their own language. Most of the savings lie in reading the letters together.",
    "A closed action is a control that ran for a quarter and left a trail. Design documents close nothing.",
    "Supervisors accept a later date given early, with reasons, far more readily than a punctual pack that fails.",
    "Give internal audit a veto before submission; it is the cheapest rejection you will ever receive.",
    "Protect the few people who can write evidence, for they are the critical path whatever the plan says.",
  ],
  servicesUsed: [
    "program-governance-assurance",
    "strategic-portfolio-management",
    "financial-services",
    "executive-advisory-services",
  ],
} satisfies CaseStudy;
