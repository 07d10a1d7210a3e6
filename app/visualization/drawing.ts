import type { DiagramVisualization, WorkflowVisualization } from "../content/types";

/**
 * What a visualization is once its geometry is computed: plain data, made at build and drawn as it
 * stands. Positions across are in % of the plot, so that a drawing is as wide as its column while
 * text keeps its size; positions down are in px.
 */
interface Frame {
  title: string;
  /** One sentence that says what the picture shows. */
  summary: string;
  data: { columns: readonly string[]; rows: readonly (readonly string[])[] };
}

/** Where a text or a layout has room: in every width, from the wide form on, or nowhere. */
export type Room = "always" | "wide" | "never";

/** A line of the grid, and what it stands for. */
export interface Tick {
  y: number;
  label: string;
}

/** Across the plot; as SVG takes it. */
export type Percent = `${number}%`;

/** What every mark of a chart can tell. */
export interface Datum {
  name: string;
  /** With its unit: "91%", "£34M", "1,240". */
  value: string;
  /** What the chart is about: drawn in the signal color. */
  emphasized: boolean;
}

/** A span across the plot. */
interface Span {
  x: Percent;
  width: Percent;
}

export interface Bar extends Datum {
  column: Span & { y: number; height: number };
  middle: Percent;
  /** The part of the plot that answers for this bar. */
  reach: Span;
  /** The name, broken where it has to be to stand under its column. */
  lines: readonly string[];
  /** How long it is when it lies down. */
  length: Percent;
}

export interface LinePoint extends Datum {
  x: Percent;
  y: number;
  /** The part of the plot that answers for this point. */
  reach: Span;
  nameRoom: Room;
  /** Where its value is written, if it is. */
  label: "above" | "below" | "after" | "none";
}

export interface Slice extends Datum {
  /** Empty for a value of 0. */
  path: string;
  /** Where its value is written, outside the ring. */
  label: { x: number; y: number };
}

interface Plot {
  height: number;
  /** Where the values are 0. */
  base: number;
  ticks: readonly Tick[];
}

export type ChartShape =
  | ({ chart: "bar"; columnRoom: Room; points: readonly Bar[] } & Plot)
  | ({ chart: "line" | "area"; line: string; area: string; points: readonly LinePoint[] } & Plot)
  | {
      chart: "pie";
      size: number;
      /** The largest part, written in the middle. */
      center: { value: string; lines: readonly string[] };
      points: readonly Slice[];
    };

export type ChartDrawing = Frame & { kind: "chart"; measure: string } & ChartShape;

export interface GanttRow extends Span {
  name: string;
  critical: boolean;
  /** Pieces of the critical path that pass through this row; `meets` is where they touch its bar. */
  links: readonly { x: Percent; y1: Percent; y2: Percent; meets: "none" | "above" | "below" }[];
}

export interface GanttDrawing extends Frame {
  kind: "gantt";
  ticks: readonly { x: Percent; middle: Percent; label: string; room: Room }[];
  rows: readonly GanttRow[];
  milestones: readonly {
    name: string;
    lines: readonly string[];
    x: Percent;
    side: "start" | "end";
  }[];
}

export interface WorkflowDrawing extends Frame {
  kind: "workflow";
  steps: WorkflowVisualization["steps"];
  /** How many stand side by side in the wide form. */
  columns: 2 | 3 | 4;
}

export interface DiagramDrawing extends Frame {
  kind: "diagram";
  layers: DiagramVisualization["layers"];
}

export type Drawing = ChartDrawing | GanttDrawing | WorkflowDrawing | DiagramDrawing;
