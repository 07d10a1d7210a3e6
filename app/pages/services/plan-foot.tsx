import { servicesPage } from "../../content/content";
import { percent } from "../../visualization/figures";
import type { servicesPlan } from "./plan-view";

const { load: words, legend } = servicesPage.plan;

/** How many services are active in each phase: the height of a column is its count. */
export function PlanLoad({ load }: Pick<ReturnType<typeof servicesPlan>, "load">) {
  const highest = Math.max(...load.map(({ count }) => count));
  return (
    <div className="plan-load">
      <h3 className="display">{words.title}</h3>
      <p className="text-muted text-small">{words.text}</p>
      <svg
        role="img"
        aria-label={load.map(({ name, count }) => `${name}: ${count}`).join(", ")}
        className="even-figures"
      >
        {load.map(({ name, count }, phase) => {
          // The tallest column leaves a quarter of the height for its count.
          const height = (count / highest) * 75;
          return (
            <g key={name}>
              <rect
                x={percent(phase * 20)}
                y={percent(100 - height)}
                width="20%"
                height={percent(height)}
              />
              <text
                x={percent(phase * 20 + 10)}
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
export function PlanLegend() {
  return (
    <p className="plan-legend flex flex-wrap gap-x-8 gap-y-2 pt-4 pb-part text-label text-muted">
      <span>{legend.span}</span>
      <span>{legend.chosen}</span>
      <span>{legend.end}</span>
    </p>
  );
}
