import { classNames } from "../../lib/class-names";
import { useWords } from "../../lib/use-words";
import type { Track } from "./track";

type Row = Track["steps"][number];
type LabelProps = NonNullable<Row["turned"]> & { className: string; isAtResult?: boolean };

/** Measured up from the bottom edge, in em, so that they shrink in print. */
const heights = { above: "-4em", beside: "-1em" };

function Label({ text, x, level, side, className, isAtResult }: LabelProps) {
  const after = isAtResult && level === "beside" ? "1.1em" : "0.7em";
  return (
    <text
      x={x}
      y={heights[level]}
      dx={side === "after" ? after : "-0.7em"}
      textAnchor={side === "after" ? "start" : "end"}
      className={classNames("hidden font-medium wide:block", className)}
    >
      {text}
    </text>
  );
}

/** A row's bars: planned as an outline, actual below it, and the result. */
export function TrackBars({
  planned,
  notPlannedAt,
  actual,
  finish,
  turned,
}: Omit<Row, "title" | "description" | "words" | "place">) {
  const { notPlanned } = useWords().track;
  const isHigher = finish || turned?.level === "above";
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        "track-bars relative block h-[4.3em] w-full overflow-visible text-label wide:col-[1/-1] print:h-[3.9em]",
        isHigher && "wide:h-[5.6em] print:h-[5em]",
      )}
    >
      <svg y="100%" aria-hidden="true" className="overflow-visible">
        {planned ? (
          <rect {...planned} y="-3.3em" height="0.9em" className="fill-page stroke-text" />
        ) : (
          <text x={notPlannedAt} y="-2.6em" dx="0.7em" className="fill-muted">
            {notPlanned}
          </text>
        )}
        {actual.map(({ isTurn, ...run }) => (
          <rect
            key={run.x}
            data-grow=""
            {...run}
            y="-2.1em"
            height="1.3em"
            className={isTurn ? "fill-mark" : "fill-text"}
          />
        ))}
        {finish && <circle cx={finish.x} cy="-1.45em" r="0.65em" className="fill-milestone" />}
        {turned && <Label {...turned} isAtResult={Boolean(finish)} className="fill-accent" />}
        {finish && <Label {...finish.label} className="fill-text" />}
      </svg>
    </svg>
  );
}
