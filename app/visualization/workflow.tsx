import type { WorkflowVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { useWords } from "../lib/use-words";
import { Frame, type VisualizationProps } from "./frame";

/** Avoids a last row with a single step if possible: 6 in threes, 7 and 8 in fours. */
function columnClass(count: number): string {
  return count % 3 === 0 || count === 5
    ? "@figure:grid-cols-3"
    : "@figure:grid-cols-2 @lead:grid-cols-4";
}

/** At full page width as many steps as these are in one row. */
const mostInRow = 7;

/** With 5 or 7 steps in several rows, the last step also takes the empty cell. */
const lastIsWide = "@figure:last:col-span-2 @spread:last:col-span-1";

/** The arrow to the next step: right if they are side by side, down in a list. */
function Arrow({ last }: { last: boolean }) {
  return (
    <>
      <span className="flex-1 border-line-strong border-l @figure:border-t" />
      <svg
        width="14"
        height="14"
        viewBox="-7 -7 14 14"
        aria-hidden="true"
        className="-mt-2 flex-none rotate-90 overflow-visible @figure:mt-0 @figure:-ml-2 @figure:rotate-0"
      >
        {last ? (
          <circle r="7" className="fill-milestone" />
        ) : (
          <path
            d="M0 -5 7 0 0 5M7 0H-7"
            fill="none"
            strokeWidth="1.5"
            className="stroke-line-strong"
          />
        )}
      </svg>
    </>
  );
}

type StepProps = WorkflowVisualization["steps"][number] & { index: number; count: number };

function Step({ name, owner, handover, emphasized, index, count }: StepProps) {
  const last = index === count - 1;
  const words = useWords().charts;
  return (
    <li
      className={classNames(
        "grid grid-cols-[1.75rem_1fr] gap-x-4 @figure:row-span-4 @figure:grid-cols-1 @figure:grid-rows-subgrid",
        (count === 5 || count === 7) && lastIsWide,
      )}
    >
      <div className="row-span-3 flex flex-col items-center pb-2 @figure:row-span-1 @figure:flex-row @figure:pb-4">
        <span
          className={classNames(
            "mb-2 grid size-7 flex-none place-items-center rounded-edge border font-strong text-label even-figures @figure:mr-2 @figure:mb-0",
            emphasized ? "border-mark bg-mark text-on-action" : "border-text",
          )}
        >
          {index + 1}
        </span>
        <Arrow last={last} />
      </div>
      <p className="display text-[1.1875rem] leading-[1.15]! tracking-[-0.012em]!">{name}</p>
      <p className="pt-1 text-label text-muted">{owner}</p>
      <p className="pb-4 text-label @figure:mt-3 @figure:border-line @figure:border-t @figure:pt-2 @figure:pb-7">
        <span className="mr-1.5 text-muted text-xs @figure:block">
          {last ? words.delivers : words.handsOver}
        </span>
        {handover}
      </p>
    </li>
  );
}

/** Steps with their owners and what they hand over; the dot marks the end. */
export function Workflow({ content, level }: VisualizationProps<WorkflowVisualization>) {
  const { steps } = content;
  const words = useWords().charts;
  const count = steps.length;
  const rows = steps.map(({ name, owner, handover }) => [name, owner, handover]);
  return (
    <Frame
      content={content}
      level={level}
      data={{ columns: [words.step, words.owner, words.handsOver], rows }}
      words="above"
    >
      <ol
        className={classNames(
          "-mb-4 grid gap-x-4",
          columnClass(count),
          count <= mostInRow && "@spread:in-columns",
        )}
        style={{ "--columns": count }}
      >
        {steps.map((step, index) => (
          <Step key={step.name} {...step} index={index} count={count} />
        ))}
      </ol>
    </Frame>
  );
}
