import { clsx } from "clsx";
import type { Bar, ChartShape } from "./drawing";
import { halo, markFill, shownWhere } from "./looks";
import { Plot } from "./plot";

type BarChartProps = Extract<ChartShape, { chart: "bar" }> & { active: number | undefined };

const lineHeight = 15;

const fillOf = (emphasized: boolean) => markFill[emphasized ? "emphasized" : "plain"];
const fade = (active: number | undefined, index: number) =>
  active !== undefined && active !== index && "opacity-50";

function Columns({ height, base, ticks, points, active }: BarChartProps) {
  return (
    <Plot height={height} ticks={ticks}>
      {points.map(({ name, value, emphasized, lines, ...bar }, index) => (
        <g key={name} data-point={index}>
          <rect
            x={`${(index * 100) / points.length}%`}
            width={`${100 / points.length}%`}
            height={height}
            fill="transparent"
          />
          <rect
            data-mark={index}
            x={`${bar.x}%`}
            y={bar.y}
            width={`${bar.width}%`}
            // A value of 0 is a line on the base.
            height={Math.max(bar.height, 1)}
            className={clsx("transition-opacity", fillOf(emphasized), fade(active, index))}
          />
          <text
            x={`${bar.x + bar.width / 2}%`}
            y={bar.y - 8}
            textAnchor="middle"
            className={clsx(
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
              x={`${bar.x + bar.width / 2}%`}
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
function Rows({ points, active }: { points: readonly Bar[]; active: number | undefined }) {
  return (
    <ul className="grid gap-3.5 pt-2 text-label">
      {points.map(({ name, value, emphasized, length }, index) => (
        <li key={name} data-point={index}>
          <span className="flex items-baseline justify-between gap-4">
            {name}
            <strong className={clsx("font-strong tabular-nums", emphasized && "text-accent")}>
              {value}
            </strong>
          </span>
          <svg width="100%" height="14" aria-hidden="true" className="mt-1.5 block">
            <line x2="100%" y1="13.5" y2="13.5" className="stroke-line" />
            <rect
              data-mark={index}
              width={`${Math.max(length, 0.5)}%`}
              height="14"
              className={clsx("transition-opacity", fillOf(emphasized), fade(active, index))}
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
        <div className={clsx(chart.columnRoom === "wide" && "@figure:hidden")}>
          <Rows points={chart.points} active={chart.active} />
        </div>
      )}
    </>
  );
}
