import { classNames } from "../lib/class-names";
import type { BarGeometry } from "./bar-geometry";
import { fade, markFill } from "./looks";

/** Bars that lie under their names, for names that are too long to stand side by side. */
export function Rows({ points }: Pick<BarGeometry, "points">) {
  return (
    <ul className="grid gap-3.5 pt-2 text-label @figure:gap-4 @figure:text-small">
      {points.map(({ name, value, emphasized, length }, index) => (
        <li
          key={name}
          data-point={index}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 @figure:grid-cols-[9rem_1fr_3.5rem]"
        >
          <span className="leading-[1.3]">{name}</span>
          <strong
            className={classNames(
              "text-right font-strong even-figures @figure:order-1",
              emphasized && "text-accent",
            )}
          >
            {value}
          </strong>
          <svg
            width="100%"
            aria-hidden="true"
            className="col-span-2 block h-3.5 @figure:col-span-1 @figure:h-5"
          >
            <line x2="100%" y1="100%" y2="100%" className="stroke-line" strokeWidth="2" />
            <rect
              data-mark={index}
              width={length}
              height="100%"
              className={classNames(markFill(emphasized), fade)}
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
