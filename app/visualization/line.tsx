import type { ChartVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { halo, markFill, shownWhereClass } from "./class-lists";
import { type LinePoint, lineGeometry } from "./line-geometry";
import { Plot, Reach } from "./plot";
import { chartHeight, type DrawingForm, smallWidth } from "./plot-geometry";

/** Offset and anchor of a value label relative to its point. */
const labels = {
  above: { dx: 0, dy: -13, textAnchor: "start" },
  below: { dx: 6, textAnchor: "start" },
  over: { dx: 6, dy: -13, textAnchor: "end" },
  after: { dx: 11, dy: 5, textAnchor: "start" },
} as const;

function Point({
  index,
  base,
  name,
  value,
  emphasized,
  x,
  y,
  reach,
  nameRoom,
  label,
  drop,
}: LinePoint & { index: number; base: number }) {
  return (
    <g data-point={index}>
      <Reach {...reach} />
      <circle
        data-mark={index}
        cx={x}
        cy={y}
        r={emphasized ? 5.5 : 3.5}
        className={classNames(markFill(emphasized), "data-active:[r:5.5px]")}
      />
      {label !== "none" && (
        <text
          x={x}
          y={y}
          dy={drop}
          {...labels[label]}
          className={classNames(
            label !== "below" && halo,
            "font-strong text-label",
            emphasized ? "fill-accent" : "fill-text",
          )}
        >
          {value}
        </text>
      )}
      <text
        x={x}
        y={base + 22}
        textAnchor="middle"
        className={classNames("fill-muted", shownWhereClass[nameRoom])}
      >
        {name}
      </text>
    </g>
  );
}

/** A line through its points, and for an area chart the fill below it. */
export function LineChart({ isSmall, format, ...chart }: ChartVisualization & DrawingForm) {
  const { base, ticks, line, area, points } = lineGeometry(
    chart,
    format,
    isSmall ? smallWidth : undefined,
  );
  return (
    <Plot ticks={ticks} className="pr-12">
      {/* Only the line scales with the width; stroke, points and text keep their size. */}
      <svg
        width="100%"
        height={chartHeight}
        viewBox={`0 0 100 ${chartHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="overflow-visible"
      >
        {area && <path d={area} className="fill-data-1/12" />}
        <path
          d={line}
          fill="none"
          strokeWidth="2.5"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-data-1"
        />
      </svg>
      {points.map((point, index) => (
        <Point key={point.name} {...point} index={index} base={base} />
      ))}
    </Plot>
  );
}
