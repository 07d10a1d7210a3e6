import { classNames } from "../lib/class-names";
import type { BarGeometry } from "./bar-geometry";
import { fade, markFill } from "./class-lists";

/**
 * Horizontal bars beside their names, for names too long to fit under columns. Rows share the height
 * of a chart; if a name needs more lines, all rows grow. On a phone with large text, names are above
 * their bars.
 */
export function Rows({ points }: Pick<BarGeometry, "points">) {
  return (
    <ul className="grid min-h-75 auto-rows-fr grid-cols-[fit-content(min(45%,12rem))_1fr] text-label">
      {points.map(({ name, value, emphasized, length }, index) => (
        <li
          key={name}
          data-point={index}
          className="col-span-2 grid grid-cols-subgrid @max-[14rem]:grid-cols-1"
        >
          <span className="self-center hyphens-auto wrap-anywhere py-1 pr-3 text-right text-muted leading-[1.3] @max-[14rem]:text-left">
            {name}
          </span>
          <span className="relative mr-12 min-h-6">
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: screen readers read its value after the name */}
            <svg width="100%" height="100%" className="absolute overflow-visible even-figures">
              {/* As thick relative to its row as a column is wide relative to its band. */}
              <rect
                data-mark={index}
                y="21%"
                width={length}
                height="58%"
                className={classNames(markFill(emphasized), fade)}
              />
              {/* The base line, continuous through all rows. */}
              <line y2="100%" shapeRendering="crispEdges" className="stroke-line-strong" />
              <text
                x={length}
                y="50%"
                dx="8"
                dy="0.35em"
                className={classNames("font-strong", emphasized ? "fill-accent" : "fill-text")}
              >
                {value}
              </text>
            </svg>
          </span>
        </li>
      ))}
    </ul>
  );
}
