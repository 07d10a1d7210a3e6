import { classNames } from "../lib/class-names";
import { ganttRow, shownWhereClass } from "./class-lists";
import type { GanttTick } from "./gantt-geometry";

interface AxisProps {
  ticks: readonly GanttTick[];
}

/** The labels of the grid lines: "W4", "M6". */
export function Units({ ticks, unit }: AxisProps & { unit: string }) {
  return (
    <div className={classNames(ganttRow, "border-line border-b")}>
      <svg
        width="100%"
        height="26"
        aria-hidden="true"
        className="overflow-visible text-xs print:col-start-2 even-figures @figure:col-start-2"
      >
        {ticks.map(({ middle, at, room }) => (
          <text
            key={at}
            x={middle}
            y="13"
            textAnchor="middle"
            className={classNames("fill-muted", shownWhereClass[room])}
          >
            {unit + at}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** One set of lines behind all rows. */
export function Grid({ ticks }: AxisProps) {
  return (
    <div className="absolute inset-0 print:left-[12rem] @figure:left-[12rem]">
      <svg aria-hidden="true" className="size-full overflow-visible">
        {[{ x: "0%", room: "always" } as const, ...ticks].map(({ x, room }) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y2="100%"
            shapeRendering="crispEdges"
            className={classNames("stroke-line", shownWhereClass[room])}
          />
        ))}
      </svg>
    </div>
  );
}
