import { classNames } from "../lib/class-names";
import { useWords } from "../lib/use-words";
import type { Percent } from "../visualization/figures";
import type { AxisTick } from "./track-axis-geometry";

interface TrackAxisProps {
  ticks: readonly AxisTick[];
  /** Where they need one each. */
  marks?: readonly Percent[];
  className?: string;
}

/** For what has no room on a narrow screen. */
export const onlyWide = (isWideOnly: boolean) => (isWideOnly ? "hidden wide:block" : undefined);

/** The months above the bars. */
export function TrackAxis({ ticks, marks = [], className }: TrackAxisProps) {
  const { axis } = useWords().track;
  return (
    <svg
      aria-hidden="true"
      className={classNames(
        "track-axis block w-full overflow-visible border-text border-b text-label even-figures",
        className,
      )}
    >
      {ticks.map(({ x, label, anchor, isWideOnly }) => (
        <text
          key={x}
          x={x}
          y="1em"
          textAnchor={anchor}
          className={classNames("fill-muted", onlyWide(isWideOnly))}
        >
          {anchor === "start" ? axis : label}
          {anchor === "start" && <tspan className="hidden wide:inline"> {label}</tspan>}
        </text>
      ))}
      {marks.map((x) => (
        <line key={x} x1={x} x2={x} y1="1.8em" y2="2.2em" className="stroke-text" />
      ))}
    </svg>
  );
}
