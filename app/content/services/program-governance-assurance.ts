import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Program Governance & Assurance",
  description:
    "Independent reviews, clear decision rights and tested forecasts, so a sponsor hears bad news while it can still be fixed.",
  group: "enterprise-solutions",
  kind: "advice",
  lead: "A program that reports on itself needs a second reader. We find out what the status report leaves unsaid, tell the sponsor in plain words, and check that somebody acts on it.",
  instead: [{ when: "this is not your case", service: "strategic-portfolio-management" }],
  sections: [
    {
      heading: "Why the report stays green",
      paragraphs: [
        "Nineteen people sit on the steering committee and none of them can say no. The risk log runs to 140 lines, of which six closed this year. The systems integrator grades its own milestones. A sponsor with eight other boards gets forty slides the night before, and learns of the slip when the test window has already gone.",
        "Nobody is lying. Each layer rounds up a little, and there is no agreed tolerance that forces an exception to the surface.",
      ],
    },
    {
      heading: "Thirty interviews and a tested schedule",
      paragraphs: [
        "A baseline review takes four weeks. The reading comes first: business case, integrated master schedule, RAID log, contracts and the last six steering packs. Some thirty interviews follow, all unattributed, from the sponsor down to the test manager.",
        "Meanwhile a planner puts the schedule through a 14-point health check and a risk simulation that yields P50 and P80 finish dates. On the last Friday the sponsor gets a delivery confidence rating and at most twelve recommendations, each with an owner and a due date.",
      ],
    },
    {
      heading: "Governors and checkers, kept apart",
      paragraphs: [
        "Governance decides; assurance tests whether it has been told the truth. We can set up either, but never staff both on one program. A lead reviewer, always a former program director, works with a cost and schedule analyst and a commercial reviewer. Specialists in security, data migration or safety join for single gates. None of them may bid for delivery work on a program that they review.",
      ],
    },
    {
      heading: "Rules that fit on two pages",
      paragraphs: [
        "You receive a decision rights matrix, tolerances for time, cost and scope, and gate criteria that ask for evidence rather than opinion. An integrated assurance plan sets out every audit, review and gate for the year, so that three teams stop asking for the same documents in the same month. The monthly report shrinks to one page and an exception list.",
      ],
    },
    {
      heading: "Fewer surprises, counted",
      paragraphs: [
        "Days from escalation to decision is the first number to move; 23 falling to 6 is a fair result in two quarters. After it come the share of recommendations closed on time and the gap between forecast and actual at each gate. We also log surprises: any issue worth over £250,000 that reached the sponsor from outside the reporting line.",
      ],
    },
  ],
  features: [
    "Delivery confidence rating at each stage gate",
    "Schedule health check and P80 forecast",
    "Decision rights matrix with spending limits",
    "Tolerances that trigger an exception report",
    "Unattributed interviews from sponsor to test team",
    "Integrated assurance plan for the whole year",
    "Recommendation tracker with proof of closure",
    "Commercial review of supplier milestones and claims",
  ],
  benefits: [
    "Trouble raised months before it reaches the press",
    "Steering meetings that end with decisions on record",
    "Finish dates stated with a known level of confidence",
    "Supplier claims checked against evidence before payment",
    "Less time lost to overlapping audits and reviews",
    "Sponsors who can defend the program to any auditor",
  ],
  caseStudies: [
    {
      slug: "regulatory-compliance-program",
      relevance:
        "With several regulators reading the same plan, evidence at each gate mattered as much as the work itself.",
    },
    {
      slug: "healthcare-system-integration",
      relevance:
        "After a rule merged the wrong patient records, four hospitals were held back until an outside reviewer had signed off the repair.",
    },
  ],
  visualizationAfter: 2,
  visualization: {
    kind: "workflow",
    title: "How a gate review runs, from terms to closure",
    summary:
      "Six steps take a gate review from its terms of reference to proof that each recommendation was carried out.",
    steps: [
      {
        name: "Agree the terms",
        owner: "Senior responsible owner",
        handover: "Scope, access list and review dates",
      },
      {
        name: "Read and interview",
        owner: "Review team",
        handover: "Evidence log with open questions",
      },
      {
        name: "Test the forecast",
        owner: "Cost and schedule analyst",
        handover: "P50 and P80 dates and cost",
      },
      {
        name: "Rate confidence",
        owner: "Lead reviewer",
        handover: "Rating and ranked recommendations",
      },
      {
        name: "Decide at the gate",
        owner: "Program board",
        handover: "Minuted go, conditional go or stop",
      },
      {
        name: "Prove closure",
        owner: "Program office",
        handover: "Signed evidence for each action",
      },
    ],
  },
  combinedWith: [
    {
      service: "strategic-portfolio-management",
      why: "Gate ratings feed the quarterly funding round, so a weak program loses money before it loses a year.",
    },
    {
      service: "financial-management",
      why: "Sound accruals and a clean cost baseline give reviewers a forecast worth testing.",
    },
    {
      service: "executive-advisory-services",
      why: "A sponsor new to the role gets private coaching on which questions to ask at the next board.",
    },
  ],
  industries: ["Financial Services", "Healthcare", "Energy", "Technology"],
} satisfies Solution;
