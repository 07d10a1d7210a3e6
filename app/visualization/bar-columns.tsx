import { classNames } from "../lib/class-names";
import { type BarGeometry, lineHeight } from "./bar-geometry";
import { fade, halo, markFill } from "./class-lists";
import { Plot, Reach } from "./plot";

export function Columns({ base, ticks, points }: BarGeometry) {
  return (
    <Plot ticks={ticks}>
      {points.map(({ name, value, emphasized, lines, column, middle, reach }, index) => (
        <g key={name} data-point={index}>
          <Reach {...reach} />
          <rect data-mark={index} {...column} className={classNames(markFill(emphasized), fade)} />
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
