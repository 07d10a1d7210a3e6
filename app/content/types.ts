import type { ClaimId } from "./claims";
import type { CaseStudySlug, ServiceGroupId, ServiceId } from "./ids";

export type { ServiceGroupId };

/** Tuples, so that a page with five benefits where six are due does not compile. */
export type Two<T> = readonly [T, T];
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];
export type Six<T> = readonly [T, T, T, T, T, T];
export type Eight<T> = readonly [T, T, T, T, T, T, T, T];
export type ThreeToFive<T> = Three<T> | Four<T> | Five<T>;
export type FourToEight<T> = Four<T> | Five<T> | Six<T> | readonly [...Six<T>, T] | Eight<T>;
export type NonEmpty<T> = readonly [T, ...T[]];

export type ServiceIndustry =
  | "Financial Services"
  | "Healthcare"
  | "Technology"
  | "Manufacturing"
  | "Retail"
  | "Energy"
  | "Education";

export type CaseStudyIndustry =
  | "Financial Services"
  | "Healthcare"
  | "Technology"
  | "Technology Transformation"
  | "Digital Workplace"
  | "Manufacturing"
  | "Retail";

/* Visualizations: one of four kinds, each complete in its data. */

export type ChartKind = "bar" | "pie" | "line" | "area";

export interface ChartDatum {
  name: string;
  value: number;
  /** Carries the point of a bar chart: drawn in the signal color. */
  emphasized?: true;
}

/** The one that carries the point: drawn in the signal color, and named by the summary. */
interface Emphasis {
  emphasized?: true;
}

interface VisualizationText {
  title: string;
  /** One sentence that says what the picture shows. */
  summary: string;
}

export interface ChartVisualization extends VisualizationText {
  kind: "chart";
  chart: ChartKind;
  /** For bars: the values are parts of 100, the largest first, and one bar is cut into them. */
  whole?: true;
  /** What the numbers count, with unit: "Decisions a quarter", "% of spend". */
  measure: string;
  series: NonEmpty<ChartDatum>;
}

export interface GanttBar {
  name: string;
  /** Counted in the chart's unit from 0; `end` is where the bar stops. */
  start: number;
  end: number;
  /** On the critical path: drawn in the signal color. */
  critical?: true;
}

export interface GanttVisualization extends VisualizationText {
  kind: "gantt";
  unit: "week" | "month" | "quarter";
  length: number;
  bars: NonEmpty<GanttBar>;
  milestones: NonEmpty<{ name: string; at: number }>;
}

export interface WorkflowVisualization extends VisualizationText {
  kind: "workflow";
  steps: NonEmpty<
    Emphasis & {
      name: string;
      /** The role that does it. */
      owner: string;
      /** What passes to the next step. */
      handover: string;
    }
  >;
}

export interface DiagramVisualization extends VisualizationText {
  kind: "diagram";
  /** From top to bottom. */
  layers: NonEmpty<Emphasis & { name: string; parts: NonEmpty<string> }>;
}

export type Visualization =
  | ChartVisualization
  | GanttVisualization
  | WorkflowVisualization
  | DiagramVisualization;

/* Services */

/** What the work is by nature; pages of one kind run in an order of their own. */
export type ServiceKind = "advice" | "delivery" | "migration" | "ai" | "industry";

/** Decide 0 to 4, Fund 4 to 8, Design 8 to 12, Build 12 to 16, Run 16 to 20. */
export interface PhaseSpan {
  from: number;
  to: number;
  /** The event that it ends with, after "ends with": up to 34 characters. */
  ends?: string;
}

interface ServiceBase {
  title: string;
  /** 50 to 160 characters: card text, banner and meta description. */
  description: string;
  group: ServiceGroupId;
  kind: ServiceKind;
  /** The first paragraph, set large: the buyer's problem and what changes. Names no other service. */
  lead: string;
  /** Where it stands on the plan of all services, in quarters of a phase. */
  phases: PhaseSpan;
  /** "If {when}, see {service}.": the way on for a reader whose case this is not. */
  instead: NonEmpty<{ when: string; service: ServiceId }>;
  /** Figures of the ledger that belong to this service. */
  figures?: NonEmpty<ClaimId>;
  visualization: Visualization;
  combinedWith: Three<{ service: ServiceId; why: string }>;
  industries: NonEmpty<ServiceIndustry>;
}

/** A benefit lands in a month after kickoff, and may end. */
export interface SolutionBenefit {
  text: string;
  /** 1 to 12. */
  month: number;
  /** The month in which it is complete, or over; without one it stays. */
  until?: number;
  /** The one that the page is bought for. */
  key?: true;
}

/** One of the 14 fixed pages. */
export interface Solution extends ServiceBase {
  template: "solution";
  sections: ThreeToFive<{ heading: string; paragraphs: NonEmpty<string> }>;
  /** The section, counted from 1, that the visualization illustrates and follows. */
  visualizationAfter: 1 | 2 | 3 | 4 | 5;
  features: Eight<string>;
  /** In the order in which they land. */
  benefits: Six<SolutionBenefit>;
  caseStudies: Two<{ slug: CaseStudySlug; relevance: string }>;
}

/** A week of a service's first four, or what comes after them. */
export type Stretch = 1 | 2 | 3 | 4 | "after";

export interface Passage {
  /** The page's own word for it: a gate, a document, a wave, a decision, a week. Up to 28 characters. */
  label: string;
  /** What it tells of the first four weeks; empty for a passage about none of them. */
  covers: readonly Stretch[];
  text: string;
}

/** A working day of the first twenty; a span includes both of its days. */
export type Day = number;
export type Days = readonly [from: Day, to: Day];

export interface Work {
  /** Up to 38 characters: it stands above its bar, on a phone too. */
  name: string;
  /** A role, never a person; up to 30 characters. */
  who: string;
  /** One span, or several for work that recurs. */
  days: NonEmpty<Days>;
  /** On the critical path: each such bar begins on the day after the one above it in the path ends. */
  critical?: true;
  /** A decision at the end of this bar, up to 30 characters. */
  gate?: string;
}

/** The first twenty working days of a service, as its text tells them. */
export interface FirstFourWeeks {
  /** What they are for, and what a lost day costs: two sentences, up to 160 characters. */
  note: string;
  /** A verb for each week, up to 9 characters. */
  weeks: Four<string>;
  /** Five to eight, in drawing order: a successor stands below its predecessor. */
  work: readonly [Work, Work, Work, Work, Work, ...Work[]];
  /** What you hold in the end, and who takes it: up to 38 and 30 characters. */
  handover: { day: Day; name: string; who: string };
}

/** A service of the catalog. */
export interface ServiceWithSchedule extends ServiceBase {
  template: "service";
  schedule: FirstFourWeeks;
  overview: readonly [Passage, Passage, Passage, Passage, ...Passage[]];
  /** What Quick Info says of this service alone, beside what holds for all. */
  quickInfo: {
    /** Inside the 3–6 weeks that every page gives for an implementation. */
    firstResult: { week: 3 | 4 | 5 | 6; text: string };
    team: string;
    /** What the client has to give: people, hours, access. */
    weAsk: string;
  };
  /** A document that the client will get, to look at beforehand. */
  sample?: { heading: string; text: string; picture: string; alt: string; link: string };
  features: FourToEight<string>;
  benefits: FourToEight<string>;
}

export type Service = Solution | ServiceWithSchedule;

/* Case studies */

/** Since kickoff: 3.5 is the middle of month four. `from` in halves, for the text hangs there. */
export interface Months {
  from: number;
  to: number;
}

export interface CaseStudy {
  title: string;
  description: string;
  industry: CaseStudyIndustry;
  /** What the cover picture shows and why it stands there. */
  imageAlt: string;
  /** How large it was, so that its results can be believed. */
  scale: {
    /** What the program cost the client, all in: "£96M". */
    cost: string;
    /** "20 months, January 2022 to August 2023". */
    duration: string;
    /** People on it at the peak. */
    clientPeople: string;
    ourPeople: string;
    /** Countries or sites. */
    reach: string;
  };
  /** Each begins with its number where it has one; the first three are shown large. */
  results: readonly [string, string, string, ...string[]];
  /** What stands behind the first three, or what they meant, in other words than theirs: up to 96 characters. */
  evidence: Three<string>;
  baselines: Two<{ measure: string; from: number; to: number; unit: string }>;
  challenges: Five<string>;
  solution: NonEmpty<string>;
  approach: Five<{
    title: string;
    description: string;
    /** Null where the step was never in the plan. */
    planned: Months | null;
    /** In one run or several, as it happened. The one with which the case study turned says how, after "Month 4:". */
    actual: NonEmpty<Months & { turned?: string }>;
  }>;
  track: {
    /** What it was all for, on the bar of a step: after "Month 16:", and one or two words for the legend. */
    finish: { step: 1 | 2 | 3 | 4 | 5; at: number; text: string; key: string };
    /** A date that nobody could move. */
    limit?: { at: number; text: string };
  };
  testimonial: { quote: string; author: string; role: string };
  keyInsights: Five<string>;
  servicesUsed: NonEmpty<ServiceId>;
}

/* Pictograms: fragments of the plan, on a grid of five columns and five rows. */

/** Work is solid, what is planned or removed an outline, the one that matters vermilion. */
export type BarRole = "work" | "plan" | "key";

type Place = 0 | 1 | 2 | 3 | 4;
export type PictogramBar = readonly [
  row: Place,
  start: Place,
  length: 1 | 2 | 3 | 4 | 5,
  role: BarRole,
];

/** One at most: from the end of a bar to another row, or a date through all of them. */
type PictogramLine =
  | { elbow?: readonly [row: Place, column: Place, toRow: Place]; date?: never }
  | { elbow?: never; date?: Place | 5 };

/**
 * Rows count from the first that is used: a drawing of fewer than five stands in the middle of its
 * box. What a type cannot say, pictograms.test.ts does.
 */
export type Pictogram = PictogramLine & {
  /** What it says, in six words at most. */
  says: string;
  bars: ThreeToFive<PictogramBar>;
  /** A brass dot, for what one holds in the end. */
  result?: readonly [row: Place, column: Place];
};

/* The rest of what the site says */

/** Years with their quarters: 2021.75 is October 1, 2021, so a run up to it ends in September. */
export interface Run {
  from: number;
  to: number;
}

export interface Testimonial {
  quote: string;
  author: string;
  role: string;
  /** One of the clients whose logos are shown. */
  company: string;
  /** When we were there; the last run ends with the handover. */
  runs: NonEmpty<Run>;
  /** The year in which it was said: after the first run, which the quote looks back on. */
  said: number;
  /** The one that is set large. */
  lead?: true;
}

export interface Faq {
  question: string;
  answer: string;
}

export interface ProcessStep {
  icon: Pictogram;
  title: string;
  description: string;
  bulletPoints: Four<string>;
}

export interface Client {
  name: string;
  /** A path on this site, or https on a host that the brand file allows. */
  logoUrl: string;
  alt: string;
}

export interface Recognition {
  source: string;
  rating: string;
  description: string;
  /** Where the rating is a figure of the ledger. */
  claim?: ClaimId;
}

export interface Certification {
  name: string;
  scope: string;
  /** One word, for those that the services page names in its trust strip. */
  status?: string;
}

export interface LegalPage {
  title: string;
  description: string;
  /** ISO date of the last change to the wording itself. */
  wordingChanged: string;
  mailbox: "privacy" | "legal";
  /** The periods that the text gives, to look at. */
  schedules?: NonEmpty<PeriodBars>;
  sections: NonEmpty<{
    heading: string;
    paragraphs: NonEmpty<string>;
    links?: Links;
    /** With the list of what a browser may keep (stored-keys.ts) below the text. */
    showsStoredKeys?: true;
  }>;
}

export interface PeriodBars {
  heading: string;
  /** How long the axis is, and what stands at which point of it. */
  length: number;
  axis: readonly { at: number; label: string }[];
  /** What the brass dot at the end of a bar says. */
  end: string;
  rows: NonEmpty<{
    name: string;
    /** The period, in the words of the text. */
    words: string;
    /** Heading of the section that gives it. */
    section: string;
    spans: readonly {
      from: number;
      to: number;
      /** Nobody can say beforehand how long it takes: an outline; past the axis if it ends there. */
      isOpen?: true;
    }[];
    /** The one that matters most on this axis. */
    key?: true;
  }>;
}

/** Words that stand once in the text beside them, and where they lead. */
export type Links = Readonly<Record<string, string>>;

/** Heading, label and one sentence: what opens a section. */
export interface SectionIntro {
  label: string;
  heading: string;
  text: string;
}

/** What a page says of itself in the head: title up to 60, description 50 to 160 characters. */
export interface PageHead {
  title: string;
  description: string;
}

/** The large opening of a page: small label, the page's only h1, one or two sentences. */
export interface PageIntro {
  label: string;
  heading: string;
  lead: string;
}
