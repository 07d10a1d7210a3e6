import { classNames } from "../lib/class-names";
import { useWords } from "../lib/use-words";
import type { Percent } from "../visualization/figures";
import type { AxisTick } from "./track-axis-geometry";

interface TrackAxisProps {
  ticks: readonly AxisTick[];
  marks: readonly Percent[];
}

/** For what has no room on a narrow screen. */
export const onlyWide = (isWideOnly: boolean) => (isWideOnly ? "hidden wide:block" : undefined);

/** The months, with a mark for each. */
export function TrackAxis({ ticks, marks }: TrackAxisProps) {
  const { axis } = useWords().track;
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
