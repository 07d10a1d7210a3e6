import type { ReactNode } from "react";
import { axisGap, axisWidth, chartHeight, type Span, type Tick } from "./plot-geometry";

interface PlotProps {
  ticks: readonly Tick[];
  children: ReactNode;
  className?: string;
}

/** Axis and hairline grid. Fills its box and overflows it, so pad the box. */
export function Plot({ ticks, children, className }: PlotProps) {
  return (
    <div className={className} style={{ paddingLeft: axisWidth(ticks) }}>
      <svg
        width="100%"
        height={chartHeight}
        aria-hidden="true"
        className="overflow-visible text-xs even-figures"
      >
        {ticks.map(({ y, label }, index) => (
          <g key={label}>
            <line
              x1="0"
              x2="100%"
              y1={y}
              y2={y}
              shapeRendering="crispEdges"
              className={index === 0 ? "stroke-line-strong" : "stroke-line"}
            />
            <text x={-axisGap} y={y + 4} textAnchor="end" className="fill-muted">
              {label}
            </text>
          </g>
        ))}
        {children}
      </svg>
    </div>
  );
}

/** The invisible hover area of a point. */
export function Reach(span: Span) {
  return <rect {...span} height="100%" fill="transparent" />;
}
