import type { Solution } from "../types";

export default {
  template: "solution",
  title: "Program Governance & Assurance",
  description:
    "Independent reviews, clear decision rights and tested forecasts, so a sponsor hears bad news while it can still be fixed.",
  group: "enterprise-solutions",
  kind: "advice",
  lead: "The status report is green again, and you no longer believe it. We test the dates, the cost and the suppliers’ claims, tell you how likely the plan is to hold, and come back to see whether anyone acted on what we said.",
  phases: { from: 5, to: 17 },
  instead: [
    {
      when: "the doubt is about which programs to fund in the first place",
      service: "strategic-portfolio-management",
    },
  ],
  sections: [
    {
      heading: "The clause that comes first",
      paragraphs: [
        "Our letter of engagement for a review opens with a rule. No reviewer has worked in the delivery team, and none may join it later or bid for its work. Reviewers report to the sponsor or the board and to nobody in the program.",
        "The rule has no exception for a tight deadline or a rare specialist, and it binds us too. Where another team of ours delivers, its people stay out of the review, and your board may call in a different firm at any gate. Governance decides; assurance finds out whether it has been told the truth. Those who design the one do not staff the other.",
      ],
    },
    {
      heading: "Thirty interviews and a tested schedule",
      paragraphs: [
        "A baseline review takes four weeks. Week one is reading: business case, integrated master schedule, RAID log, contracts and the last six steering packs. Some thirty interviews fill weeks two and three, all unattributed, from the sponsor down to the test manager, who often knows most.",
        "Meanwhile a cost and schedule analyst puts the plan through a 14-point health check and a risk simulation that yields P50 and P80 finish dates. A commercial reviewer compares the milestones that suppliers have billed with what they have delivered. The lead reviewer is always a former program director. Specialists in security, data migration or safety join for particular gates, under the same rule.",
      ],
    },
    {
      heading: "Two days to dispute a fact",
      paragraphs: [
        "On the fourth Monday the program director gets the draft and two working days to correct facts. The rating stays with the lead reviewer. If the director disagrees, the report says so in the director’s own words.",
        "By Friday the sponsor has a delivery confidence rating and at most twelve recommendations, each with a date and the person who will carry it out. The board then chooses between go, conditional go and stop. A recommendation closes when a reviewer has seen the proof.",
      ],
    },
    {
      heading: "Why good people report green",
      paragraphs: [
        "Each layer rounds up a little. Nineteen people sit on the steering committee, and no agreed tolerance forces an exception to the surface. Two pages of rules change that: who decides what, how far time, cost and scope may drift, and gate criteria that ask for evidence. An assurance plan for the year lists every audit, review and gate, so that three teams stop asking for the same documents in the same month.",
      ],
    },
    {
      heading: "Fewer surprises, counted",
      paragraphs: [
        "Days from escalation to decision is the first number to move; 23 falling to 6 is a fair result in two quarters. We also log surprises: any issue worth over £250,000 that reached the sponsor from outside the reporting line. A year on we set our P80 dates against what happened and show the board the misses.",
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
    { text: "A full opinion in four weeks, in twelve recommendations at most", month: 1, until: 1 },
    { text: "Every finish date comes with a P50 and a P80", month: 1 },
    {
      text: "Escalations that took 23 days can be down to about 6 within two quarters",
      month: 2,
      until: 6,
    },
    { text: "Supplier milestones are checked against evidence before payment", month: 2 },
    {
      text: "Sponsors hear of a slip while the test window can still be saved",
      month: 3,
      key: true,
    },
    { text: "Auditors, reviewers and gates ask for each document once", month: 4 },
  ],
  caseStudies: [
    {
      slug: "regulatory-compliance-program",
      relevance:
        "Internal audit could veto a closure pack, and turned back 11 fixes before a regulator saw them.",
    },
    {
      slug: "healthcare-system-integration",
      relevance:
        "After a rule merged the wrong patient records, four hospitals were held back until an outside reviewer had approved the repair.",
    },
  ],
  visualizationAfter: 2,
  visualization: {
    kind: "workflow",
    title: "How a gate review runs, from terms to closure",
    summary:
      "Six steps take a gate review from its terms to proof that each recommendation was carried out; the rating rests on the tested forecast.",
    steps: [
      {
        name: "Agree the terms",
        owner: "Sponsor",
        handover: "Scope, access list and review dates",
      },
      {
        name: "Read and interview",
        owner: "Review team",
        handover: "Evidence log with open questions",
      },
      {
        name: "Test the forecast",
        emphasized: true,
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
        owner: "Lead reviewer",
        handover: "Accepted evidence for each action",
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
