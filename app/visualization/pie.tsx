import type { ChartVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { fade } from "./class-lists";
import { pieGeometry } from "./pie-geometry";
import { type DrawingForm, chartHeight as size } from "./plot-geometry";

/** The signal color for the first part, then the data colors in order; a seventh part starts over, cut in two. */
const colors = [
  "fill-data-2",
  "fill-data-1",
  "fill-data-3",
  "fill-data-4",
  "fill-data-5",
  "fill-data-6",
];
const colorOf = (index: number) => colors[index % colors.length];
const swatchOf = (index: number) =>
  index < colors.length ? "M0 0h12v12H0z" : "M0 0h12v4.5H0zM0 7.5h12V12H0z";

/** A ring, with a list of its parts in the same order beside it, which has the values. */
export function PieChart({ isSmall, format, ...chart }: ChartVisualization & DrawingForm) {
  const { center, points } = pieGeometry(chart, format, colors.length);
  return (
    <div
      className={
        isSmall
          ? "grid min-h-[300px] content-between text-label"
          : "grid items-center gap-x-10 gap-y-4 text-small @figure:grid-cols-[18.75rem_1fr]"
      }
    >
      <svg
        viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
        aria-hidden="true"
        className={classNames(
          "mx-auto even-figures",
          isSmall ? "size-[160px]" : "w-full max-w-[18.75rem]",
        )}
      >
        {points.map(({ name, path, mark }, index) => (
          <g key={name} data-point={index}>
            <path
              d={path}
              strokeWidth="2"
              data-slice={index}
              className={classNames("stroke-raised", colorOf(index), fade)}
            />
            <circle data-mark={index} cx={mark.x} cy={mark.y} r="1" fill="none" />
          </g>
        ))}
        {!isSmall &&
          center.map((line, row) => (
            <text
              key={line}
              y={(row - (center.length - 1) / 2) * 20}
              dy="0.35em"
              textAnchor="middle"
              className="fill-muted text-[0.9375rem]"
            >
              {line}
            </text>
          ))}
      </svg>
      <ol className="border-line border-b">
        {points.map(({ name, value }, index) => (
          <li
            key={name}
            data-point={index}
            className={classNames(
              "grid grid-cols-[1.5rem_1fr_auto] items-center border-line border-t",
              isSmall ? "py-1" : "py-2",
            )}
          >
            <svg width="12" height="12" aria-hidden="true">
              <path d={swatchOf(index)} className={colorOf(index)} />
            </svg>
            {name}
            <strong className="font-strong even-figures">{value}</strong>
          </li>
        ))}
      </ol>
    </div>
  );
}
