import { classNames } from "../lib/class-names";
import { halo, markFill } from "./class-lists";
import type { Percent } from "./figures";
import type { GanttRow } from "./gantt-geometry";

/** px; critical bars are twice as thick, so that they differ in more than color. */
const thickness = { critical: 18, other: 9 } as const;
const shifts = { none: undefined, above: "translate(0 9)", below: "translate(0 -9)" };

/** The time of a bar, shown on hover; the data table has it for everyone. */
function SpanText({ text, x, side }: Pick<GanttRow["span"], "x" | "side"> & { text: string }) {
  return (
    <text
      x={x}
      y="50%"
      dx={side === "start" ? 10 : -10}
      dy="0.35em"
      textAnchor={side}
      className={classNames(
        "pointer-events-none hidden fill-text font-medium text-label group-has-[rect:hover]/row:block",
        halo,
      )}
    >
      {text}
    </text>
  );
}

interface WorkProps extends Omit<GanttRow, "name" | "span"> {
  /** Its time in words, and where it stands. */
  span?: Parameters<typeof SpanText>[0];
  /** In the chart itself, but not its legend, a bar grows as it scrolls into view. */
  grows?: boolean;
}

export function Work({ x, width, critical, links, span, grows }: WorkProps) {
  const height = critical ? thickness.critical : thickness.other;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {links.map(({ x, meets, ...ends }) => (
        <line
          key={x}
          x1={x}
          x2={x}
          {...ends}
          // From edge to edge of the bars instead of from center to center.
          transform={shifts[meets]}
          strokeWidth="2"
          shapeRendering="crispEdges"
          className="stroke-mark @max-figure:invisible"
        />
      ))}
      <rect
        data-grow={grows}
        x={x}
        y="50%"
        width={width}
        height={height}
        transform={`translate(0 ${-height / 2})`}
        className={markFill(critical)}
      />
      {span && <SpanText {...span} />}
    </svg>
  );
}

export function Milestone({ x }: { x: Percent }) {
  return <circle cx={x} cy="50%" r="7" className="fill-milestone" />;
}
