import { site } from "../site";
import type { ClaimId } from "./claims";
import { facts } from "./facts";
import type { ServiceId } from "./ids";
import type {
  ChartVisualization,
  Eight,
  Five,
  Four,
  PageHead,
  PageIntro,
  SectionIntro,
  ServiceGroupId,
  Six,
  Three,
  ThreeToFive,
} from "./types";

interface TitledText {
  title: string;
  text: string;
}

/** Who carries which risk, what makes a payment due and how each side gets out. No prices. */
interface EngagementModel {
  model: string;
  /** What it is right for. */
  fit: string;
  youCarry: string;
  weCarry: string;
  payment: string;
  /** Each follows its label. */
  exit: { you: string; we: string };
}

interface ComparisonRow {
  aspect: string;
  values: Three<string>;
}

export const servicesPage = {
  head: {
    title: "Services",
    description:
      "Project management, strategy, technology and AI services for enterprises: what each one does, who runs it and what you keep.",
  },
  intro: {
    label: "Services",
    heading: "Services that answer for the outcome",
    lead: `Take one service, or several under one plan. You meet ${facts.firstCall}, agree on how the result is measured, and sign a statement of work after that.`,
  },
  values: [
    {
      title: "Premium Expertise",
      text: "Your lead has already run a program of this size. Interview them before you decide.",
    },
    {
      title: "Measurable Outcomes",
      text: "The baseline is approved in week six. Your finance team confirms a benefit before anyone counts it.",
    },
    {
      title: "Global Delivery",
      text: "One plan and one set of reports, run by local managers who know the labor rules, the holidays and the language.",
    },
  ],
  industriesIntro: {
    label: "Industries",
    heading: "Six sectors and their calendars",
    text: "Year-ends, exam weeks, outage windows: what may move, and when, differs by industry.",
  },
  industries: [
    {
      name: "Financial Services",
      text: "Core banking, payments and remediation work that must satisfy a supervisor as well as a board.",
      proof: {
        company: "Tarnwick Bank",
        text: "had its new ledger live before the audit.",
      },
    },
    {
      name: "Healthcare",
      text: "Patient records, trial operations and hospital mergers, planned around wards that never close.",
      proof: {
        company: "Ospreyfell Health",
        text: "trained its nurses in the hours when a ward has hands free.",
      },
    },
    {
      name: "Technology",
      text: "Launches, platform rebuilds and network rollouts on a release train that will not wait.",
      proof: {
        company: "Juniperline Telecom",
        text: "asked for our lead engineer a second time.",
      },
    },
    {
      name: "Manufacturing",
      text: "Plant ramp-ups, MES rollouts and line changes timed to the maintenance shutdown.",
      proof: {
        company: "Brackenvane Aerospace",
        text: "runs its morning stand-up from our schedule on the wall.",
      },
    },
    {
      name: "Energy",
      text: "Grid connections, outage windows and asset systems under safety-case and license conditions.",
      proof: {
        company: "Veldmarsh Energy",
        text: "checks each benefit we report against its own ledger codes.",
      },
    },
    {
      name: "Education",
      text: "Student systems and shared services, with every cutover clear of enrollment and finals.",
      proof: {
        company: "Kestrelgate University",
        text: "added a second intake by itself after we had left.",
      },
    },
  ],
  impact: ["cost-reduction", "faster-delivery", "value-created", "satisfaction"],
  impactIntro: {
    label: "Impact",
    heading: "Results that reach the accounts",
    text: "What each figure counts, and over which period, is set out on the About page.",
  },
  section: {
    label: "All services",
    heading: "Every service, on one plan",
    text: "Each bar is a service. It begins where our work begins and ends where you no longer need us.",
  },
  plan: {
    phases: [
      { name: "Decide", until: "to the board’s vote" },
      { name: "Fund", until: "to money released" },
      { name: "Design", until: "to a design agreed" },
      { name: "Build", until: "to go-live" },
      { name: "Run", until: "to benefit booked" },
    ],
    atRest: "project-management-service",
    load: { title: "Services at work", text: "How many of them, phase by phase" },
    legend: {
      span: "What a service covers",
      chosen: "The one you are reading",
      end: "Ends on an event",
    },
    further: "Further down",
  },
  groups: {
    "enterprise-solutions": {
      title: "Enterprise Solutions",
      text: "Funding, governance, architecture and integration, for decisions that touch the whole company.",
    },
    "specialized-services": {
      title: "Specialized Services",
      text: "A single discipline, brought in where your own bench is thin.",
    },
    "industry-expertise": {
      title: "Industry Expertise",
      text: "Teams who know the rules, the systems and the calendar of three demanding sectors.",
    },
    "technology-transformation": {
      title: "Technology Transformation",
      text: "Leaving old systems safely: prove the move, scope it, make it and switch off what is left.",
    },
    "premium-service-offerings": {
      title: "Premium Service Offerings",
      text: "Senior-led work for change that needs an executive’s attention every week.",
    },
    "ai-solutions": {
      title: "Next-Generation AI Solutions",
      text: "Agents, models and retrieval made for production, with tests that say when to trust them.",
    },
    "innovation-lab": {
      title: "Innovation Lab & Advanced Solutions",
      text: "Somewhere to try the risky idea cheaply, and to stop it early if the evidence is poor.",
    },
    // First in the plan, but without a group of cards: its services have their own sections.
    flagship: {
      title: "Flagship Services",
      text: "Three offers that most clients start with, each with a practice of its own.",
    },
  },
  analytics: {
    title: "Performance Analytics & Insights",
    text: "Four views a sponsor can open at any time, shown here with sample data.",
    charts: [
      {
        kind: "chart",
        chart: "bar",
        title: "Success metrics",
        summary:
          "In a sample portfolio most projects meet their first date, scope and budget with no tolerance used; budget is the hardest of the three.",
        measure: "% of projects, no tolerance used",
        series: [
          { name: "On Time", value: 94 },
          { name: "On Budget", value: 87, emphasized: true },
          { name: "Scope Met", value: 92 },
        ],
      },
      {
        kind: "chart",
        chart: "pie",
        title: "Industry split",
        summary:
          "Finance and technology make up 60% of engagements; healthcare follows with a fifth.",
        measure: "% of engagements",
        series: [
          { name: "Finance", value: 35 },
          { name: "Technology", value: 25 },
          { name: "Healthcare", value: 20 },
          { name: "Manufacturing", value: 12 },
          { name: "Other", value: 8 },
        ],
      },
      {
        kind: "chart",
        chart: "line",
        title: "Yearly delivery",
        summary: "Engagements delivered grow each year, from 65 in 2018 to 142 in 2024.",
        measure: "Engagements delivered",
        series: [
          { name: "2018", value: 65 },
          { name: "2019", value: 78 },
          { name: "2020", value: 82 },
          { name: "2021", value: 91 },
          { name: "2022", value: 105 },
          { name: "2023", value: 120 },
          { name: "2024", value: 142 },
        ],
      },
      {
        kind: "chart",
        chart: "area",
        title: "Quarterly cost savings",
        summary:
          "Savings booked by one sample program rise from £12M in the first quarter to £34M in the fourth.",
        measure: "£ million saved in the quarter",
        series: [
          { name: "Q1", value: 12 },
          { name: "Q2", value: 19 },
          { name: "Q3", value: 27 },
          { name: "Q4", value: 34 },
        ],
      },
    ],
  },
  lab: {
    text: "Researchers and engineers take on questions that no business case can answer yet. A cycle ends in a working demo, a cost model and a decision to scale or stop.",
    figures: ["lab-patents", "lab-researchers", "lab-roi"],
  },
  comparison: {
    heading: `Why Choose ${site.name} PMaaS`,
    text: "Three ways to staff the same program, compared on the points that procurement asks about.",
    columns: ["PMaaS", "In-house PMO", "Traditional consultancy"],
    rows: [
      {
        aspect: "Time to start",
        values: [
          `A manager within ${facts.managerWithin} of kickoff`,
          "Three to six months of hiring",
          "Four to eight weeks of scoping",
        ],
      },
      {
        aspect: "Commitment",
        values: [`Monthly, with ${facts.notice}`, "Permanent headcount", "Fixed term and scope"],
      },
      {
        aspect: "Cost basis",
        values: [
          "One charge per capacity band",
          "Salaries, tools and training",
          "Day rates plus expenses",
        ],
      },
      {
        aspect: "Peak demand",
        values: ["More managers from the bench", "Projects wait in line", "A new contract"],
      },
      {
        aspect: "Method",
        values: [
          "Fitted to each project, in writing",
          "One house standard",
          "The firm’s own playbook",
        ],
      },
      {
        aspect: "Reporting",
        values: [
          "Live data plus a weekly page",
          "Monthly, compiled by hand",
          "Slides for the steering group",
        ],
      },
      {
        aspect: "Absence",
        values: ["A briefed deputy steps in", "Whoever has time", "Replaced at the next rotation"],
      },
      {
        aspect: "Accountability",
        values: [
          "Measures in the contract, read monthly",
          "Line management",
          "Effort, unless the contract says more",
        ],
      },
      {
        aspect: "Knowledge",
        values: [
          "Plans and templates stay with you",
          "Stays as long as the people",
          "A final report and a workshop",
        ],
      },
      {
        aspect: "Works best for",
        values: [
          "Uneven demand and fixed dates",
          "A steady flow of similar projects",
          "One large question for the board",
        ],
      },
    ],
  },
  certificationsIntro: {
    label: "Assurance",
    heading: "Industry Certifications & Standards",
    text: "Our ISO 27001 certificate is public: ask for a copy, or look it up with the body that issued it. The SOC 2 report goes out under a nondisclosure agreement.",
  },
  trust: ["pmaas-retention", "industry-awards", "uptime"],
  strategic: {
    title: "Strategic Business Consulting",
    text: "For the questions that come before a project exists: which markets, which operating model, what to stop. A small senior team works them through with your executives and puts numbers behind one recommendation.",
  },
  ai: {
    heading: "Why Our AI Services",
    text: "Most pilots die between the demo and the first real user. We staff for that gap.",
    reasons: [
      {
        title: "Tests come first",
        text: "A test set drawn from your own cases exists before the first prompt is written.",
      },
      {
        title: "Your data stays put",
        text: "Models run in your cloud tenancy, and access rights carry over from the source systems.",
      },
      {
        title: "People keep the last word",
        text: "Each agent has a stop switch, somebody on duty who may use it and a list of things it never does alone.",
      },
      {
        title: "Cost known per task",
        text: "We report price, latency and error rate for each use case, so finance can compare it with the manual way.",
      },
    ],
    processHeading: "AI implementation, step by step",
    process: [
      {
        title: "Discovery & Assessment",
        text: "Rank use cases by value, data quality and risk, then pick the two that deserve a budget.",
      },
      {
        title: "Solution Design",
        text: "Settle the model, the retrieval, the guardrails and the human checkpoint, and write the evaluation plan.",
      },
      {
        title: "Development & Integration",
        text: "Build in short cycles against real interfaces and score every version on the same cases.",
      },
      {
        title: "Deployment & Optimization",
        text: "Release to one team, watch drift and cost each week, and widen access while the scores hold.",
      },
    ],
  },
  engagement: {
    heading: "Engagement models",
    text: "A letter of engagement covers kickoff, discovery and the drafting of terms, paid by the days used; stop there and you owe no more and keep what was found. The statement of work then chooses one of these for each stage.",
    columns: {
      model: "Model",
      youCarry: "You carry",
      weCarry: "We carry",
      payment: "Payment falls due",
      exit: "The way out",
    },
    sides: { you: "You:", we: "We:" },
    models: [
      {
        model: "Project",
        fit: "For a result that both sides can describe in advance.",
        youCarry: "Changes of scope, and decisions that come later than the plan allows.",
        weCarry:
          "The effort. If the agreed scope takes more work than we estimated, the fee stays as it is.",
        payment:
          "When you accept a deliverable against its criteria. Nothing is due for work in progress.",
        exit: {
          you: "at the end of a stage. What you have accepted is yours to keep.",
          we: "at the end of a stage, with a record of what is unfinished.",
        },
      },
      {
        model: "Retainer",
        fit: "For demand that goes on or changes, as in PMaaS and advisory work.",
        youCarry: "The priorities, and any month in which you use less than you ordered.",
        weCarry: "The staffing: skills, cover for absence and the service levels of the contract.",
        payment:
          "At the end of each month, for the agreed capacity. A missed service level comes off the invoice.",
        exit: {
          you: `${facts.notice}, without giving a reason.`,
          we: "ninety days’ notice, in which we brief whoever comes next.",
        },
      },
      {
        model: "Outcome",
        fit: "For a benefit that your finance team can count.",
        youCarry:
          "What the result depends on: your people’s time, access and decisions by the agreed dates.",
        weCarry:
          "The result. Where the measure is missed, we lose the part of the fee that hangs on it.",
        payment:
          "A base at each gate. The rest once your finance team has confirmed the benefit against the baseline.",
        exit: {
          you: "at a gate. Benefits that are confirmed by then are paid for.",
          we: "at a gate, if what the result depends on is missing.",
        },
      },
    ],
  },
  notFor: {
    heading: "When not to hire us",
    text: "Four cases in which we would say no on the first call. You can save yourself the call.",
    cases: [
      {
        title: "Nobody sponsors it",
        text: "We cannot settle a dispute over budget or people on your behalf. Find the executive who can, and write to us together.",
      },
      {
        title: "One manager, under three months",
        text: "A good contractor does that as well as we would. The bench, the platform and the reviews behind our managers pay off on longer work.",
      },
      {
        title: "An audit that the law requires",
        text: "Only a registered audit firm may give a statutory opinion. We can prepare the evidence, and work through the findings with you.",
      },
      {
        title: "A second opinion that has to agree",
        text: "Our reviewers report to your sponsor or board and write what they find. If the decision stands whatever they say, keep your money.",
      },
    ],
  },
  security: {
    heading: "Security and data handling",
    items: [
      {
        term: "Where data rests",
        text: "Schedules, budget lines, risks, decisions and work contacts rest on our reporting platform, in the US, EU or UK: you choose. Business and customer data stays in your systems.",
      },
      {
        term: "Subprocessors",
        text: "Two kinds, for hosting and for email. The list comes with the contract, and you hear of a change 30 days before it takes effect.",
      },
      {
        term: "Access",
        text: "By role, with multifactor login or your own single sign-on. An account is closed on the day its role ends.",
      },
      {
        term: "Incident notice",
        text: "Within 48 hours of our learning that your data is affected, or sooner if your contract says so.",
      },
      {
        term: "Insurance",
        text: "Professional liability and cyber insurance. We send the certificates on request.",
      },
      {
        term: "Health data",
        text: "Before work at a US hospital touches patient data, we enter into a business associate agreement under HIPAA.",
      },
    ],
  },
  closing: {
    heading: "Not sure which service fits?",
    text: `Describe the problem in three lines. Within ${facts.replyWithin} a director tells you which service suits it, or that you need none.`,
  },
} as const satisfies {
  head: PageHead;
  intro: PageIntro;
  values: Three<TitledText>;
  industriesIntro: SectionIntro;
  industries: Six<{
    name: string;
    text: string;
    /** What a client in that industry says about us; the text follows the client's name. */
    proof: { company: string; text: string };
  }>;
  impact: Four<ClaimId>;
  impactIntro: SectionIntro;
  section: SectionIntro;
  plan: {
    /** The phases of the axis; services are placed on it in quarters of a phase. */
    phases: Five<{ name: string; until: string }>;
    /** The service that is highlighted while no row is hovered or focused. */
    atRest: ServiceId;
    load: TitledText;
    legend: Record<"span" | "chosen" | "end", string>;
    /** The label of the links to the parts of the page that are not service groups. */
    further: string;
  };
  groups: Record<ServiceGroupId, TitledText>;
  analytics: TitledText & { charts: Four<ChartVisualization> };
  lab: { text: string; figures: Three<ClaimId> };
  comparison: {
    heading: string;
    text: string;
    columns: Three<string>;
    rows: readonly [...Eight<ComparisonRow>, ...ComparisonRow[]];
  };
  certificationsIntro: SectionIntro;
  trust: Three<ClaimId>;
  strategic: TitledText;
  ai: {
    heading: string;
    text: string;
    reasons: Four<TitledText>;
    processHeading: string;
    process: Four<TitledText>;
  };
  engagement: {
    heading: string;
    text: string;
    columns: Record<Exclude<keyof EngagementModel, "fit">, string>;
    sides: Record<keyof EngagementModel["exit"], string>;
    models: Three<EngagementModel>;
  };
  notFor: { heading: string; text: string; cases: ThreeToFive<TitledText> };
  security: { heading: string; items: Six<{ term: string; text: string }> };
  closing: { heading: string; text: string };
};
