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

/** What every mark of a chart can tell. */
export interface Datum {
  name: string;
  /** With its unit: "91%", "£34M", "1,240". */
  value: string;
  /** The one that the chart is about: drawn in the signal color. */
  emphasized: boolean;
}

/** A span across the plot. */
interface Span {
  x: number;
  width: number;
}

export interface Bar extends Datum, Span {
  middle: number;
  /** The part of the plot that answers for this bar. */
  reach: Span;
  y: number;
  height: number;
  /** The name, broken where it has to be to stand under its column. */
  lines: readonly string[];
  /** How long it is when it lies down, in %. */
  length: number;
}

export interface LinePoint extends Datum {
  x: number;
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

export interface GanttRow {
  name: string;
  x: number;
  width: number;
  critical: boolean;
  /** Pieces of the critical path that pass through this row, in % of it. */
  links: readonly { x: number; from: number; to: number }[];
}

export interface GanttDrawing extends Frame {
  kind: "gantt";
  ticks: readonly { x: number; middle: number; label: string; room: Room }[];
  rows: readonly GanttRow[];
  milestones: readonly {
    name: string;
    lines: readonly string[];
    x: number;
    side: "start" | "end";
  }[];
}

export interface WorkflowDrawing extends Frame {
  kind: "workflow";
  steps: readonly { name: string; owner: string; handover: string }[];
  /** How many stand side by side in the wide form. */
  columns: 2 | 3 | 4;
}

export interface DiagramDrawing extends Frame {
  kind: "diagram";
  layers: readonly { name: string; parts: readonly string[] }[];
}

export type Drawing = ChartDrawing | GanttDrawing | WorkflowDrawing | DiagramDrawing;
