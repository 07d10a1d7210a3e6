import { classNames } from "../../lib/class-names";
import { percent } from "../../visualization/figures";

/** px: offset from bar to bar, bar thickness, and radius of the milestone at the end. */
const step = 16;
const thickness = 8;
const radius = 7;

/** The path alone, above the steps, for screens too narrow to hang them from it. */
export function ProcessPath({ count, className }: { count: number; className: string }) {
  const length = 100 / count;
  const bars = Array.from({ length: count }, (_, index) => index);
  return (
    <svg
      height={step * count}
      aria-hidden="true"
      // Leaves room for the right half of the milestone, which is centered on the end.
      className={classNames(
        "process-path mb-10 w-[calc(100%-7px)] overflow-visible not-print:max-md:hidden",
        className,
      )}
    >
      {bars.map((index) => (
        <g key={index} className="fill-mark">
          {/* The line down from the end of the previous bar. */}
          {index > 0 && (
            <rect x={percent(index * length)} y={step * (index - 1)} width="2" height={step} />
          )}
          <rect
            x={percent(index * length)}
            y={step * index}
            width={percent(length)}
            height={thickness}
          />
        </g>
      ))}
      <circle
        cx="100%"
        cy={step * (count - 1) + thickness / 2}
        r={radius}
        className="fill-milestone"
      />
    </svg>
  );
}
