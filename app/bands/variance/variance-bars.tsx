import type { VarianceRow } from "./variance-sheet";

/** Heights are in em, so that they shrink in print. */
const heights = { beside: "2.45em", below: "3.85em" };

type VarianceBarsProps = VarianceRow["bars"] & {
  /** The id of the lines of the months behind the bars. */
  grid?: string;
  /** The part of what happened that has the accent. */
  marked: VarianceRow["turn"];
  captions: VarianceRow["captions"];
  className?: string;
};

/** A program: planned as an outline, what happened in ink, a part of it in the accent and the result as a milestone. */
export function VarianceBars({
  grid,
  planned,
  actual,
  marked,
  finish,
  limit,
  captions,
  className,
}: VarianceBarsProps) {
  return (
    <svg aria-hidden="true" className={className}>
      {grid && <use href={`#${grid}`} />}
      <rect width={planned} y="0.75em" height="0.7em" className="fill-page stroke-text" />
      <rect width={actual} y="1.75em" height="0.7em" className="fill-text" />
      {marked && <rect {...marked} y="1.75em" height="0.7em" className="fill-mark" />}
      {finish && (
        <circle
          cx={finish}
          cy="2.1em"
          r="0.6em"
          strokeWidth={2}
          className="fill-milestone stroke-page"
        />
      )}
      {limit && (
        <line x1={limit} x2={limit} y1="0" y2="3em" strokeDasharray="3 4" className="stroke-text" />
      )}
      {captions.map(({ text, x, level, side }) => (
        <text
          key={text}
          x={x}
          y={heights[level]}
          dx={level === "beside" ? "0.9em" : undefined}
          textAnchor={side === "after" ? "start" : "end"}
          className={level === "beside" ? "fill-text" : "fill-muted"}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
