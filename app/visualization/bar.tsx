import { classNames } from "../lib/class-names";
import type { Bar, ChartShape } from "./drawing";
import { fade, halo, markFill, shownWhere } from "./looks";
import { Plot, Reach } from "./plot";

type BarChartProps = Extract<ChartShape, { chart: "bar" }>;

const lineHeight = 15;

const fillOf = (emphasized: boolean) => markFill[emphasized ? "emphasized" : "plain"];

function Columns({ height, base, ticks, points }: BarChartProps) {
  return (
    <Plot height={height} ticks={ticks}>
      {points.map(({ name, value, emphasized, lines, column, middle, reach }, index) => (
        <g key={name} data-point={index}>
          <Reach {...reach} />
          <rect data-mark={index} {...column} className={classNames(fillOf(emphasized), fade)} />
          <text
            x={middle}
            y={column.y - 8}
            textAnchor="middle"
            className={classNames(
              halo,
              "font-strong text-label",
              emphasized ? "fill-accent" : "fill-text",
            )}
          >
            {value}
          </text>
          {lines.map((line, row) => (
            <text
              key={line}
              x={middle}
              y={base + 20 + row * lineHeight}
              textAnchor="middle"
              className="fill-muted"
            >
              {line}
            </text>
          ))}
        </g>
      ))}
    </Plot>
  );
}

/** Bars that lie under their names, for names that are too long to stand side by side. */
function Rows({ points }: { points: readonly Bar[] }) {
  return (
    <ul className="grid gap-3.5 pt-2 text-label @figure:gap-4 @figure:text-small">
      {points.map(({ name, value, emphasized, length }, index) => (
        <li
          key={name}
          data-point={index}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 @figure:grid-cols-[9rem_1fr_3.5rem]"
        >
          <span className="leading-[1.3]">{name}</span>
          <strong
            className={classNames(
              "text-right font-strong even-figures @figure:order-1",
              emphasized && "text-accent",
            )}
          >
            {value}
          </strong>
          <svg
            width="100%"
            aria-hidden="true"
            className="col-span-2 block h-3.5 @figure:col-span-1 @figure:h-5"
          >
            <line x2="100%" y1="100%" y2="100%" className="stroke-line" strokeWidth="2" />
            <rect
              data-mark={index}
              width={length}
              height="100%"
              className={classNames(fillOf(emphasized), fade)}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

export function BarChart(chart: BarChartProps) {
  return (
    <>
      {chart.columnRoom !== "never" && (
        <div className={shownWhere[chart.columnRoom]}>
          <Columns {...chart} />
        </div>
      )}
      {chart.columnRoom !== "always" && (
        <div className={classNames(chart.columnRoom === "wide" && "@figure:hidden")}>
          <Rows points={chart.points} />
        </div>
      )}
    </>
  );
}
