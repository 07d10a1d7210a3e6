import { classNames } from "../../lib/class-names";
import type { Track } from "./track";

const onlyWide = (isWideOnly: boolean) => (isWideOnly ? "hidden wide:block" : undefined);

/** The months, with a mark for each. */
export function TrackAxis({ ticks, marks }: Pick<Track, "ticks" | "marks">) {
  return (
    <svg
      aria-hidden="true"
      className="sticky top-18 z-2 block h-[2.7em] w-full overflow-visible border-text border-b bg-page pt-[0.5em] text-label even-figures print:static"
    >
      {ticks.map(({ x, label, anchor, isWideOnly }) => (
        <text
          key={x}
          x={x}
          y="1em"
          textAnchor={anchor}
          className={classNames("fill-muted", onlyWide(isWideOnly))}
        >
          {anchor === "start" ? "Month" : label}
          {anchor === "start" && <tspan className="hidden wide:inline"> {label}</tspan>}
        </text>
      ))}
      {marks.map((x) => (
        <line key={x} x1={x} x2={x} y1="1.8em" y2="2.2em" className="stroke-text" />
      ))}
    </svg>
  );
}

/** Behind all rows: a hairline every few months, and the fixed deadline. */
export function TrackGrid({ ticks, limit }: Pick<Track, "ticks" | "limit">) {
  return (
    <svg aria-hidden="true" className="absolute size-full overflow-visible">
      <g className="stroke-line print:hidden">
        {ticks.map(({ x, isWideOnly }) => (
          <line key={x} x1={x} x2={x} y2="100%" className={onlyWide(isWideOnly)} />
        ))}
      </g>
      {limit && (
        <>
          <line x1={limit.x} x2={limit.x} y2="100%" strokeDasharray="3 4" className="stroke-text" />
          <text x={limit.x} dx="-8" y="1.6em" textAnchor="end" className="fill-text text-label">
            {limit.text}
          </text>
        </>
      )}
    </svg>
  );
}

/** Above the bars but below the text. */
export function TurnLine({ x }: Pick<Track["turn"], "x">) {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <line x1={x} x2={x} y2="100%" strokeWidth="2" className="stroke-mark" />
    </svg>
  );
}
