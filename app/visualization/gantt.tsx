import type { GanttVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { ganttRow } from "./class-lists";
import { Frame, type VisualizationProps } from "./frame";
import { Grid, Units } from "./gantt-axis";
import { ganttData, ganttGeometry } from "./gantt-geometry";
import { Milestone, Work } from "./gantt-marks";
import { Milestones } from "./gantt-milestones";

function Legend() {
  return (
    <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1.5 text-label text-muted [&>li]:flex [&>li]:items-center [&>li]:gap-2">
      {[true, false].map((critical) => (
        <li key={String(critical)}>
          <span className="relative h-5 w-5.5">
            <Work x="0%" width="100%" critical={critical} links={[]} />
          </span>
          {critical ? "Critical path" : "Other work"}
        </li>
      ))}
      <li>
        <svg width="18" height="18" aria-hidden="true">
          <Milestone x="50%" />
        </svg>
        Milestone
      </li>
    </ul>
  );
}

/** A Gantt chart. Names are beside their bars, or above them where it is narrow. */
export function Gantt({ content, level }: VisualizationProps<GanttVisualization>) {
  const { ticks, rows, milestones } = ganttGeometry(content);
  return (
    <Frame
      content={content}
      level={level}
      data={ganttData(content)}
      hasFigures
      words="above"
      isFixedOnPaper
    >
      <Legend />
      <Units ticks={ticks} />
      <div className="relative">
        <Grid ticks={ticks} />
        <ul className="relative border-line border-b py-2 text-label has-[rect:hover]:*:not-has-[rect:hover]:opacity-35 @figure:text-small">
          {rows.map(({ name, ...bar }) => (
            <li key={name} className={classNames(ganttRow, "group/row")}>
              <span className="pt-1.5 print:py-2.5 leading-[1.3] @figure:py-2.5">
                <span className="bg-raised pr-1.5">{name}</span>
              </span>
              <span className="relative min-h-7">
                <Work {...bar} grows />
              </span>
            </li>
          ))}
        </ul>
        <Milestones milestones={milestones} />
      </div>
    </Frame>
  );
}
