import { scaleLinear } from "d3-scale";
import type { GanttBar, GanttVisualization } from "../content/types";
import { type Room, wrapText } from "../lib/text-fit";
import { type Percent, percent } from "./figures";
import type { Span } from "./plot-geometry";

export interface GanttTick {
  x: Percent;
  middle: Percent;
  /** So many units from the start. */
  at: number;
  room: Room;
}

export interface GanttRow extends Span {
  name: string;
  critical: boolean;
  /** Shown on hover: after the bar, before it, or on it if it takes nearly the whole width. */
  span: { start: number; end: number; x: Percent; side: "start" | "end" };
  /** Segments of the critical path in this row; `meets` is the end that touches its bar. */
  links: readonly { x: Percent; y1: Percent; y2: Percent; meets: "none" | "above" | "below" }[];
}

export interface GanttMilestone {
  name: string;
  lines: readonly string[];
  x: Percent;
  side: "start" | "end";
}

/** The drawn part, without title and summary. */
type Timeline = Pick<GanttVisualization, "unit" | "length" | "milestones"> & {
  bars: readonly GanttBar[];
};

/** px next to a milestone on a phone, on its wider side. */
const milestoneRoom = 130;
const wideLabels = 13;
const narrowLabels = 8;
/** Natural intervals between labels, in units. */
const steps = {
  week: [1, 2, 4, 8, 13, 26, 52],
  month: [1, 2, 3, 4, 6, 12, 24],
  quarter: [1, 2, 4, 8],
} as const;

/** At the end of every unit that has room for a label. */
function ticksOf({ unit, length }: Timeline, x: (at: number) => Percent): GanttTick[] {
  const fitting = (most: number, within = 1) =>
    steps[unit].find((step) => step % within === 0 && length / step <= most) ?? length;
  const wide = fitting(wideLabels);
  const narrow = fitting(narrowLabels, wide);
  return Array.from({ length: Math.floor(length / wide) }, (_, index) => {
    const at = (index + 1) * wide;
    return {
      x: x(at),
      middle: x(at - 0.5),
      at,
      room: at % narrow === 0 ? "always" : "wide",
    };
  });
}

/**
 * Lines connect each critical bar to the next. Each row draws its own segment, which starts or ends
 * at mid-height if the row has one of the two bars.
 */
function linksIn(row: number, bars: readonly GanttBar[], x: (at: number) => Percent) {
  const critical = bars
    .map((bar, index) => ({ ...bar, index }))
    .filter((bar) => bar.critical)
    .toSorted((a, b) => a.start - b.start);
  return critical.slice(1).flatMap((bar, index): GanttRow["links"] => {
    const rows = [critical[index]?.index ?? 0, bar.index].toSorted((a, b) => a - b);
    const [first = 0, last = 0] = rows;
    if (row < first || row > last) return [];
    return [
      {
        x: x(bar.start),
        y1: row === first ? "50%" : "0%",
        y2: row === last ? "50%" : "100%",
        meets: row === first ? "above" : row === last ? "below" : "none",
      },
    ];
  });
}

/** Share of the width that the time of a bar needs beside it. */
const spanRoom = 0.3;

function spanOf(
  { start, end }: GanttBar,
  { length }: Timeline,
  x: (at: number) => Percent,
): GanttRow["span"] {
  if (end <= length * (1 - spanRoom)) return { start, end, x: x(end), side: "start" };
  return { start, end, x: x(start >= length * spanRoom ? start : end), side: "end" };
}

export function ganttGeometry(gantt: Timeline) {
  const { length, bars, milestones } = gantt;
  const scale = scaleLinear([0, length], [0, 100]);
  const x = (at: number) => percent(scale(at));
  return {
    ticks: ticksOf(gantt, x),
    rows: bars.map((bar, index): GanttRow => {
      const { name, start, end, critical = false } = bar;
      return {
        name,
        x: x(start),
        width: percent(scale(end - start)),
        critical,
        span: spanOf(bar, gantt, x),
        links: linksIn(index, bars, x),
      };
    }),
    milestones: milestones.map(
      ({ name, at }): GanttMilestone => ({
        name,
        lines: wrapText(name, milestoneRoom),
        x: x(at),
        side: at > length / 2 ? "end" : "start",
      }),
    ),
  };
}
