import type { ClaimId } from "./claims";
import type { CaseStudySlug, ServiceGroupId, ServiceId } from "./ids";

export type { ServiceGroupId };

/** Tuples, so that a page with five benefits instead of six does not compile. */
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
  /** The point of a bar chart, drawn in the signal color. */
  emphasized?: true;
}

/** The point of the chart: drawn in the signal color, and named in the summary. */
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
  /** For bars: the values add up to 100, largest first, and form one divided bar. */
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
  /** On the critical path, drawn in the signal color. */
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

/** The kind of work; each kind has its own page order. */
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
  /** The first paragraph, in large type: the buyer's problem and what changes. Names no other service. */
  lead: string;
  /** Its position in the plan, in quarters of a phase. */
  phases: PhaseSpan;
  /** "If {when}, see {service}.": for readers whom another service fits better. */
  instead: NonEmpty<{ when: string; service: ServiceId }>;
  /** Claims about this service. */
  figures?: NonEmpty<ClaimId>;
  visualization: Visualization;
  combinedWith: Three<{ service: ServiceId; why: string }>;
  industries: NonEmpty<ServiceIndustry>;
}

/** A benefit starts in some month after kickoff, and may end. */
export interface SolutionBenefit {
  text: string;
  /** 1 to 12. */
  month: number;
  /** The month in which it is complete, or over; without one it stays. */
  until?: number;
  /** The main reason to buy this solution. */
  key?: true;
}

/** One of the 14 fixed pages. */
export interface Solution extends ServiceBase {
  template: "solution";
  sections: ThreeToFive<{ heading: string; paragraphs: NonEmpty<string> }>;
  /** The section, counted from 1, that the visualization illustrates and follows. */
  visualizationAfter: 1 | 2 | 3 | 4 | 5;
  features: Eight<string>;
  /** Ordered by starting month. */
  benefits: Six<SolutionBenefit>;
  caseStudies: Two<{ slug: CaseStudySlug; relevance: string }>;
}

/** One of the four weeks of a schedule, or the time after them. */
export type Stretch = 1 | 2 | 3 | 4 | "after";

export interface Passage {
  /** The page's own word for it: a gate, a document, a wave, a decision, a week. Up to 28 characters. */
  label: string;
  /** The weeks that it covers; empty for a passage about none of them. */
  covers: readonly Stretch[];
  text: string;
}

/** A working day of the first twenty; a span includes both of its days. */
export type Day = number;
export type Days = readonly [from: Day, to: Day];

export interface Work {
  /** Up to 38 characters, because it must fit above its bar on a phone. */
  name: string;
  /** A role, never a person; up to 30 characters. */
  who: string;
  /** One span, or several for work that recurs. */
  days: NonEmpty<Days>;
  /** On the critical path: starts on the day after the previous critical bar ends. */
  critical?: true;
  /** A decision at the end of this bar, up to 30 characters. */
  gate?: string;
}

/** The schedule: the first twenty working days of a service, matching its text. */
export interface FirstFourWeeks {
  /** What they are for, and what a lost day costs: two sentences, up to 160 characters. */
  note: string;
  /** A verb for each week, up to 9 characters. */
  weeks: Four<string>;
  /** Five to eight, in drawing order: a successor is below its predecessor. */
  work: readonly [Work, Work, Work, Work, Work, ...Work[]];
  /** The final deliverable and who receives it: up to 38 and 30 characters. */
  handover: { day: Day; name: string; who: string };
}

/** A service of the catalog. */
export interface ServiceWithSchedule extends ServiceBase {
  template: "service";
  schedule: FirstFourWeeks;
  overview: readonly [Passage, Passage, Passage, Passage, ...Passage[]];
  /** The part of Quick Info that is specific to this service. */
  quickInfo: {
    /** Within the 3–6 weeks that every page gives for an implementation. */
    firstResult: { week: 3 | 4 | 5 | 6; text: string };
    team: string;
    /** What the client must provide: people, hours, access. */
    weAsk: string;
  };
  /** A sample of a document that the client will get. */
  sample?: { heading: string; text: string; picture: string; alt: string; link: string };
  features: FourToEight<string>;
  benefits: FourToEight<string>;
}

export type Service = Solution | ServiceWithSchedule;

/* Case studies */

/** Months since kickoff: 3.5 is the middle of month four. `from` is in halves, to align text with it. */
export interface Months {
  from: number;
  to: number;
}

export interface CaseStudy {
  title: string;
  description: string;
  industry: CaseStudyIndustry;
  /** What the cover picture shows and why it was chosen. */
  imageAlt: string;
  /** The size of the program, which makes its results credible. */
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
  /** Each starts with its number, if it has one; the first three are shown large. */
  results: readonly [string, string, string, ...string[]];
  /** The evidence for the first three, or what they meant, in other words: up to 96 characters. */
  evidence: Three<string>;
  baselines: Two<{ measure: string; from: number; to: number; unit: string }>;
  challenges: Five<string>;
  solution: NonEmpty<string>;
  approach: Five<{
    title: string;
    description: string;
    /** Null if the step was not planned. */
    planned: Months | null;
    /** The actual runs. The one that was the turning point says why, as text after "Month 4:". */
    actual: NonEmpty<Months & { turned?: string }>;
  }>;
  track: {
    /** The final result, on the bar of a step: text after "Month 16:", and one or two words for the legend. */
    finish: { step: 1 | 2 | 3 | 4 | 5; at: number; text: string; key: string };
    /** A fixed deadline. */
    limit?: { at: number; text: string };
  };
  testimonial: { quote: string; author: string; role: string };
  keyInsights: Five<string>;
  servicesUsed: NonEmpty<ServiceId>;
}

/* Pictograms: small bar charts on a grid of five columns and five rows. */

/** Work is solid, planned or removed work is an outline, and the key bar is vermilion. */
export type BarRole = "work" | "plan" | "key";

type Place = 0 | 1 | 2 | 3 | 4;
export type PictogramBar = readonly [
  row: Place,
  start: Place,
  length: 1 | 2 | 3 | 4 | 5,
  role: BarRole,
];

/** At most one: from the end of a bar to another row, or a date through all rows. */
type PictogramLine =
  | { elbow?: readonly [row: Place, column: Place, toRow: Place]; date?: never }
  | { elbow?: never; date?: Place | 5 };

/**
 * Rows count from the first one used: a pictogram with fewer than five rows is centered in its box.
 * pictograms.test.ts checks the rules that a type cannot express.
 */
export type Pictogram = PictogramLine & {
  /** Its meaning, in at most six words. */
  says: string;
  bars: ThreeToFive<PictogramBar>;
  /** A brass dot for the result. */
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
  /** One of the clients with a logo. */
  company: string;
  /** The times of the engagement; the last run ends with the handover. */
  runs: NonEmpty<Run>;
  /** The year of the quote, which looks back on at least the first run. */
  said: number;
  /** Shown in large type. */
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
  /** A path on this site, or an https URL on a host that the brand file allows. */
  logoUrl: string;
  alt: string;
}

export interface Recognition {
  source: string;
  rating: string;
  description: string;
  /** Set if the rating is a claim. */
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
  /** The periods in the text, as charts. */
  schedules?: NonEmpty<PeriodBars>;
  sections: NonEmpty<{
    heading: string;
    paragraphs: NonEmpty<string>;
    links?: Links;
    /** Lists the stored keys (stored-keys.ts) below the text. */
    showsStoredKeys?: true;
  }>;
}

export interface PeriodBars {
  heading: string;
  /** The length of the axis, and its labels. */
  length: number;
  axis: readonly { at: number; label: string }[];
  /** The meaning of the brass dot at the end of a bar. */
  end: string;
  rows: NonEmpty<{
    name: string;
    /** The period, as worded in the text. */
    words: string;
    /** Heading of the section that gives it. */
    section: string;
    spans: readonly {
      from: number;
      to: number;
      /** Its length is unknown, so it is an outline; one up to the end of the axis has no end. */
      isOpen?: true;
    }[];
    /** The most important one on this axis. */
    key?: true;
  }>;
}

/** Words that occur once in the accompanying text, and the URLs they link to. */
export type Links = Readonly<Record<string, string>>;

/** Heading, label and one sentence: what opens a section. */
export interface SectionIntro {
  label: string;
  heading: string;
  text: string;
}

/** The metadata of a page: title up to 60, description 50 to 160 characters. */
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
