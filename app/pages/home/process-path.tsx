import { percent } from "../../visualization/figures";

/** px: from one bar to the next, how thick a bar is, and the milestone at the end of the last. */
const step = 16;
const thickness = 8;
const radius = 7;

/** The path on its own, where steps are too narrow to hang from it: above them, as wide as the page. */
export function ProcessPath({ count }: { count: number }) {
  const length = 100 / count;
  const bars = Array.from({ length: count }, (_, index) => index);
  return (
    <svg
      height={step * count}
      aria-hidden="true"
      // The milestone has its middle at the end, and stays inside the margin.
      className="process-path mb-10 w-[calc(100%-7px)] overflow-visible xl:hidden"
    >
      {bars.map((index) => (
        <g key={index} className="fill-mark">
          {/* From the end of the bar before it. */}
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
