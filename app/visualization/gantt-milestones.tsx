import { classNames } from "../lib/class-names";
import { useWords } from "../lib/use-words";
import { ganttRow, halo } from "./class-lists";
import type { GanttMilestone } from "./gantt-geometry";
import { Milestone } from "./gantt-marks";

export function Milestones({ milestones }: { milestones: readonly GanttMilestone[] }) {
  return (
    <ul aria-label={useWords().charts.milestones} className="relative py-1">
      {milestones.map(({ name, lines, x, side }) => (
        <li key={name} className={ganttRow}>
          <span className="sr-only">{name}</span>
          <svg
            width="100%"
            height={lines.length > 1 ? 42 : 26}
            aria-hidden="true"
            className="overflow-visible print:col-start-2 text-label @figure:col-start-2"
          >
            <Milestone x={x} />
            {lines.map((line, row) => (
              <text
                key={line}
                x={x}
                y="50%"
                dx={side === "start" ? 15 : -15}
                dy={5 + (row - (lines.length - 1) / 2) * 16}
                textAnchor={side}
                className={classNames(halo, "fill-text font-medium")}
              >
                {line}
              </text>
            ))}
          </svg>
        </li>
      ))}
    </ul>
  );
}
