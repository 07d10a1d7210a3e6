import { MilestoneKey } from "../../components/milestone-key";
import { classNames } from "../../lib/class-names";
import type { DrawnPeriods } from "./drawn-periods";

/** An outline for a period without a known length. */
const outline = "fill-page stroke-text";

function Axis({ id, axis }: Pick<DrawnPeriods, "id" | "axis">) {
  return (
    <svg
      aria-hidden="true"
      className="block h-7 w-full overflow-visible border-text border-b text-xs even-figures"
    >
      {axis.map(({ label, x, isLast }) => (
        <text key={x} x={x} y="14" textAnchor={isLast ? "end" : "start"} className="fill-muted">
          {label}
        </text>
      ))}
      <defs>
        <g id={`${id}-lines`} shapeRendering="crispEdges" className="stroke-line">
          {axis.map(({ x }) => (
            <line key={x} x1={x} x2={x} y2="100%" />
          ))}
        </g>
      </defs>
    </svg>
  );
}

/** Periods as bars: each row also gives its period in words and links to its section. */
export function PeriodBars({ id, heading, axis, end, rows }: DrawnPeriods) {
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 pb-3">
        <span className="display text-title-4">{heading}</span>
        <MilestoneKey>{end}</MilestoneKey>
      </figcaption>
      <Axis id={id} axis={axis} />
      <ul data-reveal="items" className="text-small">
        {rows.map(({ name, words, to, bars, end, isKey }) => (
          <li key={name} className="border-line border-b">
            <p className="flex flex-wrap justify-between gap-x-6 pt-2">
              <a
                href={to}
                className="min-h-6 font-medium underline decoration-line underline-offset-4 hover:text-accent"
              >
                {name}
              </a>
              <span className={isKey ? "text-accent" : "text-muted"}>{words}</span>
            </p>
            <svg
              aria-hidden="true"
              className={classNames("block h-7 w-full", end && "overflow-visible")}
            >
              <use href={`#${id}-lines`} />
              {bars.map(({ isOpen, ...bar }) => (
                <rect
                  key={bar.x}
                  data-grow
                  {...bar}
                  y="8.5"
                  height="9"
                  className={isOpen ? outline : isKey ? "fill-mark" : "fill-text"}
                />
              ))}
              {end && <circle cx={end} cy="13" r="6" className="fill-milestone stroke-page" />}
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
