import { onlyWide } from "../track-axis";
import type { Track } from "./track";

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
export function TurnLine({ x }: Pick<NonNullable<Track["turn"]>, "x">) {
  return (
    <svg
      aria-hidden="true"
      className="track-turn pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <line x1={x} x2={x} y2="100%" strokeWidth="2" className="stroke-mark" />
    </svg>
  );
}
