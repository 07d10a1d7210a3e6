import { percent } from "../../visualization/figures";
import type { BandProps } from "../component-of";
import type { PlanView } from "./plan-view";

type Words = Required<Pick<BandProps<"phase-plan">, "load" | "legend">>;

/** How many services are active in each phase: the height of a column is its count. */
export function PlanLoad({ title, text, load }: Words["load"] & Pick<PlanView, "load">) {
  const highest = Math.max(...load.map(({ count }) => count));
  const width = 100 / load.length;
  return (
    <div className="plan-load axis-lines">
      <h3 className="plan-load-title display">{title}</h3>
      <p className="plan-load-text text-muted text-small">{text}</p>
      <svg
        role="img"
        aria-label={load.map(({ name, count }) => `${name}: ${count}`).join(", ")}
        className="plan-load-columns even-figures"
      >
        {load.map(({ name, count }, phase) => {
          // The tallest column leaves a third of the height for its count.
          const height = (count / highest) * 67;
          return (
            <g key={name}>
              <rect
                x={percent(phase * width)}
                y={percent(100 - height)}
                width={percent(width)}
                height={percent(height)}
              />
              <text
                x={percent((phase + 0.5) * width)}
                y={percent(100 - height)}
                dy="-8"
                textAnchor="middle"
                className="display"
              >
                {count}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** What the marks mean. */
export function PlanLegend({ span, chosen, end }: Words["legend"]) {
  return (
    <p className="plan-legend flex flex-wrap gap-x-8 gap-y-2 pt-4 pb-part text-label text-muted">
      <span>{span}</span>
      <span className="plan-legend-chosen">{chosen}</span>
      <span className="plan-legend-end">{end}</span>
    </p>
  );
}
