import { clsx } from "clsx";
import type { WorkflowDrawing } from "./drawing";

const columnClass = {
  2: "@figure:grid-cols-2",
  3: "@figure:grid-cols-3",
  4: "@figure:grid-cols-2 @lead:grid-cols-4",
} as const;

/** The way on: to the right where steps stand side by side, down where they stand in a list. */
function Arrow({ direction, last }: { direction: "right" | "down"; last: boolean }) {
  const right = direction === "right";
  const end = right ? { x: "100%", y: "50%" } : { x: "50%", y: "100%" };
  return (
    // The box grows along the way; a drawing inside the flow would have a size of its own.
    <span
      className={clsx("relative flex-1", right ? "h-7 @max-figure:hidden" : "w-7 @figure:hidden")}
    >
      <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
        <line
          x1={right ? "0" : "50%"}
          y1={right ? "50%" : "0"}
          x2={end.x}
          y2={end.y}
          strokeWidth="1.5"
          className="stroke-line-strong"
        />
        <svg {...end} aria-hidden="true" className="overflow-visible">
          {last ? (
            <path d="M0 -7 7 0 0 7 -7 0Z" className="fill-milestone stroke-text" />
          ) : (
            <path
              d={right ? "M-7 -5 0 0 -7 5" : "M-5 -7 0 0 5 -7"}
              fill="none"
              strokeWidth="1.5"
              className="stroke-mark"
            />
          )}
        </svg>
      </svg>
    </span>
  );
}

/** Steps with who does them and what they pass on; the diamond is where the last one arrives. */
export function Workflow({ steps, columns }: WorkflowDrawing) {
  return (
    <ol className={clsx("-mb-4 grid gap-x-4", columnClass[columns])}>
      {steps.map(({ name, owner, handover }, index) => {
        const last = index === steps.length - 1;
        return (
          <li
            key={name}
            className="grid grid-cols-[1.75rem_1fr] gap-x-4 @figure:row-span-4 @figure:grid-cols-1 @figure:grid-rows-subgrid"
          >
            <div className="row-span-3 flex flex-col items-center gap-2 pb-3 @figure:row-span-1 @figure:flex-row @figure:pb-4">
              <span className="grid size-7 flex-none place-items-center rounded-edge border border-text font-strong text-label tabular-nums">
                {index + 1}
              </span>
              <Arrow direction="right" last={last} />
              <Arrow direction="down" last={last} />
            </div>
            <p className="display text-[1.1875rem] leading-[1.15]! tracking-[-0.012em]!">{name}</p>
            <p className="pt-1 text-label text-muted">{owner}</p>
            <p className="pt-2 pb-7 text-label @figure:mt-3 @figure:border-line @figure:border-t">
              <span className="block text-accent text-xs">{last ? "Delivers" : "Hands over"}</span>
              {handover}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
