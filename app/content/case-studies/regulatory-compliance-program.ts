import type { CaseStudy } from "../types";

export default {
  title: "Regulatory Compliance Program",
  description:
    "Four regulators had written to the same wealth manager. One ranked program answered all of them, and the evidence held.",
  industry: "Financial Services",
  imageAlt:
    "A vermilion sphere rolling on brass rails through a row of square gates, each with its own opening: one program that passes every regulator in line.",
  results: [
    "4 regulators answered by one program, every finding closed in 23 months",
    "412 findings traced to 87 root causes in the first twelve weeks",
    "96% of closure packs accepted first time from month 9 on, up from 36%",
    "£6.2M a year of duplicate control testing ended across five entities by month 18",
  ],
  baselines: [
    { measure: "Closure packs accepted first time", from: 36, to: 96, unit: "%" },
    { measure: "Controls in the library", from: 1940, to: 720, unit: "controls" },
  ],
  challenges: [
    "A prudential supervisor, a conduct authority, an overseas banking regulator and a data protection authority had issued 412 findings within 15 months.",
    "Five remediation teams answered them separately, and three were rebuilding the same customer due diligence file in different ways.",
    "The control library held 1,940 entries, many of which described the same check under another business line’s name.",
    "Promised dates had slipped twice, and the next miss would have brought a restriction on taking new clients.",
    "Staff who could write evidence that a supervisor accepts numbered about 20, and all of them also ran daily compliance.",
  ],
  solution: [
    "Every finding went on one wall, whoever had written it. Read side by side, 412 findings came down to 87 causes, and 19 of those causes appeared in letters from three or more regulators. We ranked the causes by customer harm, by legal deadline and by how many findings each would close. The client’s risk committee approved the ranking, and the five teams were merged under one accountable executive.",
    "Telling the supervisors came next. The chief risk officer showed the same plan to all four, including the 60 findings it moved later than promised. Two asked hard questions. None objected, since each could see its own letter traced line by line to work with a name and a date.",
    "Then the first submission failed. Of 22 closure packs sent in month six, 14 came back. They proved that a control had been designed and said little on whether it had worked on a wet Thursday with half the team on leave. We had been reading the findings as a to-do list. The definition of done was rewritten: 90 days of operation, a sample drawn by someone outside the team, and sign-off by internal audit before anything left the building. Submissions stopped for a quarter. After that, almost nothing came back.",
  ],
  approach: [
    {
      title: "Put the letters side by side",
      description:
        "Lawyers and operations staff coded each finding by process, system, data and conduct cause in a shared matrix. Disputes on meaning went back to the regulator as a written question, 34 times in all.",
    },
    {
      title: "Rank by cause",
      description:
        "The 87 causes were scored in the open with the risk committee, and funding followed the order. Due diligence files, complaint handling and data lineage for regulatory returns took the first three places.",
    },
    {
      title: "Merge the control library",
      description:
        "Control owners met by process and argued 1,940 entries down to 720, each with one owner, one test and a map to every rule it serves. Duplicates stayed in force until the surviving control had been tested twice.",
    },
    {
      title: "Prove it for 90 days",
      description:
        "After the returned packs, each fix ran for a quarter under sampling before anyone claimed that it worked. Internal audit rejected 11 fixes at this stage, which cost weeks and saved the firm a second letter.",
    },
    {
      title: "Hand over to the business",
      description:
        "First-line managers took over control testing from month 16, with the second line checking one sample in ten. The program office closed once two reporting quarters had passed with no overdue item.",
    },
  ],
  testimonial: {
    quote:
      "Showing four supervisors the same plan, late dates included, was the least comfortable week of my career. I only wish we had done it a year earlier.",
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
