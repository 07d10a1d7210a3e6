import type { ChartVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { fade, markFill } from "./class-lists";
import { chartHeight, type DrawingForm } from "./plot-geometry";
import { canLieDown, sharesGeometry } from "./shares-geometry";

type Segments = ReturnType<typeof sharesGeometry>;

const valueClass = (emphasized: boolean) => (emphasized ? "fill-accent" : "fill-text");

/** A gap in the background color between two parts. */
const cut = "stroke-2 stroke-raised";

/** Horizontal: a value above each part, its name below. */
function HorizontalBar({ segments }: { segments: Segments }) {
  return (
    <svg
      aria-hidden="true"
      height={chartHeight}
      className="w-full overflow-visible @max-prose:hidden"
    >
      {segments.map(({ name, value, emphasized, start, length }, index) => (
        <g key={name} data-point={index}>
          <rect
            data-mark={index}
            x={start}
            y="48"
            width={length}
            height={chartHeight - 78}
            className={classNames(markFill(emphasized), cut, fade)}
          />
          <text
            x={start}
            y="36"
            className={classNames("display text-[1.75rem]", valueClass(emphasized))}
          >
            {value}
          </text>
          <text x={start} y={chartHeight - 6} className="fill-text text-label">
            {name}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Vertical, where it is narrow or has many parts: name and value beside each. */
function VerticalBar({ segments, isAlone }: { segments: Segments; isAlone: boolean }) {
  return (
    <svg
      aria-hidden="true"
      height={chartHeight}
      className={classNames("w-full max-w-80 even-figures", !isAlone && "@prose:hidden")}
    >
      {segments.map(({ name, value, emphasized, start, length, middle }, index) => (
        <g key={name} data-point={index}>
          <rect
            data-mark={index}
            y={start}
            width="56"
            height={length}
            className={classNames(markFill(emphasized), cut, fade)}
          />
          <text x="72" y={middle} dy="0.35em" className="fill-text text-small">
            {name}
          </text>
          <text
            x="100%"
            y={middle}
            dy="0.35em"
            textAnchor="end"
            className={classNames("font-strong text-small", valueClass(emphasized))}
          >
            {value}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Parts of a whole as one bar. */
export function Shares({ format, ...chart }: ChartVisualization & DrawingForm) {
  const segments = sharesGeometry(chart, format);
  const liesDown = canLieDown(chart);
  return (
    <>
      {liesDown && <HorizontalBar segments={segments} />}
      <VerticalBar segments={segments} isAlone={!liesDown} />
    </>
  );
}
