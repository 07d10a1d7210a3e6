import { servicesPage } from "../../content/content";
import type { PlanView } from "./plan-view";

const { load, legend } = servicesPage.plan;

/** How many services are active over time, in quarters of a phase. */
export function PlanLoad({ width, height, path, phases }: PlanView["load"]) {
  return (
    <div>
      <p className="pb-3 text-muted">
        <b className="display">{load.title}</b> {load.text}
      </p>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      <ol className="even-figures">
        {phases.map(({ name, count }) => (
          <li key={name}>
            <span className="sr-only">{name}:</span> {count}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What the marks mean. */
export function PlanLegend() {
  return (
    <figcaption className="plan-legend flex flex-wrap gap-x-8 gap-y-2 pt-4 text-muted">
      <span>{legend.span}</span>
      <span>{legend.chosen}</span>
      <span>{legend.end}</span>
    </figcaption>
  );
}
