import { classNames } from "../lib/class-names";
import type { GanttDrawing, GanttRow, Percent } from "./drawing";
import { halo, markFill, shownWhere } from "./looks";

/** px; what is on the critical path is also twice as thick, for those who do not see its color. */
const thickness = { critical: 18, other: 9 } as const;
const shifts = { none: "", above: "translate(0 9)", below: "translate(0 -9)" };
const rowClass = "grid @figure:grid-cols-[12rem_1fr]";

/** In the schedule itself a bar grows as the page is scrolled to it. */
function Work({ x, width, critical, links, grows }: Omit<GanttRow, "name"> & { grows?: boolean }) {
  const height = critical ? thickness.critical : thickness.other;
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      {links.map(({ x, meets, ...ends }) => (
        <line
          key={x}
          x1={x}
          x2={x}
          {...ends}
          // From the edge of one bar to the edge of the next, not from middle to middle.
          transform={shifts[meets]}
          strokeWidth="2"
          shapeRendering="crispEdges"
          className="stroke-mark @max-figure:hidden"
        />
      ))}
      <rect
        data-grow={grows}
        x={x}
        y="50%"
        width={width}
        height={height}
        rx="2"
        transform={`translate(0 ${-height / 2})`}
        className={markFill[critical ? "emphasized" : "plain"]}
      />
    </svg>
  );
}

function Header({ ticks }: Pick<GanttDrawing, "ticks">) {
  return (
    <div className={classNames(rowClass, "border-line border-b")}>
      <svg
        width="100%"
        height="26"
        aria-hidden="true"
        className="overflow-visible text-xs even-figures @figure:col-start-2"
      >
        {ticks.map(({ middle, label, room }) => (
          <text
            key={label}
            x={middle}
            y="13"
            textAnchor="middle"
            className={classNames("fill-muted", shownWhere[room])}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** One set of lines behind all rows. */
function Grid({ ticks }: Pick<GanttDrawing, "ticks">) {
  return (
    <div className="absolute inset-0 @figure:left-[12rem]">
      <svg aria-hidden="true" className="size-full overflow-visible">
        {[{ x: "0%", room: "always" } as const, ...ticks].map(({ x, room }) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y2="100%"
            shapeRendering="crispEdges"
            className={classNames("stroke-line", shownWhere[room])}
          />
        ))}
      </svg>
    </div>
  );
}

function Diamond({ x }: { x: Percent }) {
  return (
    <svg x={x} y="50%" aria-hidden="true" className="overflow-visible">
      <path d="M0 -8 8 0 0 8 -8 0Z" className="fill-milestone stroke-text" />
    </svg>
  );
}

function Milestones({ milestones }: Pick<GanttDrawing, "milestones">) {
  return (
    <ul aria-label="Milestones" className="relative py-2">
      {milestones.map(({ name, lines, x, side }) => (
        <li key={name} className={rowClass}>
          <span className="sr-only">{name}</span>
          <svg
            width="100%"
            height={lines.length > 1 ? 44 : 30}
            aria-hidden="true"
            className="overflow-visible text-label @figure:col-start-2"
          >
            <Diamond x={x} />
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
          <Diamond x="50%" />
        </svg>
        Milestone
      </li>
    </ul>
  );
}

/** A schedule. Names stand beside their bars, or above them where it is narrow. */
export function Gantt({ ticks, rows, milestones }: GanttDrawing) {
  return (
    <>
      <Legend />
      <Header ticks={ticks} />
      <div className="relative">
        <Grid ticks={ticks} />
        <ul className="relative border-line border-b py-2 text-label @figure:text-small">
          {rows.map(({ name, ...bar }) => (
            <li key={name} className={rowClass}>
              <span className="pt-1.5 leading-[1.3] @figure:py-2.5">
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
    </>
  );
}
