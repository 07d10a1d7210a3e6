import type { Content } from "./assemble.ts";
import type { drawnSteps } from "./drawn-steps.ts";

export type { BarRole, Pictogram } from "./schema/pictogram.ts";
export type { Days } from "./schema/schedule.ts";

/** What a content file becomes, as the schema says; see app/content/schema. */
export type Service = Content["services"][number];
export type Solution = Extract<Service, { template: "solution" }>;
export type ServiceWithOverview = Extract<Service, { template: "service" }>;
export type FirstFourWeeks = NonNullable<Service["schedule"]>;
export type Passage = ServiceWithOverview["overview"][number];
/** One of the four weeks of a schedule, or the time after them. */
export type Stretch = Passage["covers"][number];
export type PhaseSpan = NonNullable<Service["phases"]>;

export type Visualization = NonNullable<Service["visualization"]>;
export type ChartVisualization = Extract<Visualization, { kind: "chart" }>;
export type GanttVisualization = Extract<Visualization, { kind: "gantt" }>;
export type WorkflowVisualization = Extract<Visualization, { kind: "workflow" }>;
export type DiagramVisualization = Extract<Visualization, { kind: "diagram" }>;
export type ChartKind = ChartVisualization["chart"];
export type ChartDatum = ChartVisualization["series"][number];
export type GanttBar = GanttVisualization["bars"][number];

export type CaseStudy = Content["caseStudies"][number];
/** A step with its months. */
export type DrawnStep = ReturnType<typeof drawnSteps<CaseStudy["approach"][number]>>[number];
export type Months = NonNullable<CaseStudy["approach"][number]["planned"]>;
export type Claim = Content["claims"][number];
export type Testimonial = Content["testimonials"][number];
export type Run = NonNullable<Testimonial["runs"]>[number];
export type Faq = Content["faq"][number];
export type { PeriodBars } from "./schema/pages/parts.ts";
export type BandPage = Content["pages"][number];
export type EntryPage = Content["entryPages"][number];
export type PageHead = BandPage["head"];
export type Report = NonNullable<Content["fridayReport"]>;
