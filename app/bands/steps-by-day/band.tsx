import { Section, SectionHead } from "../../components/section";
import type { BandProps } from "../component-of";
import { barsByDay } from "./bars-by-day";

/** A timeline of business days; what is done stands above its bar: begins with it, or in the last third ends with it. */
export default function StepsByDay({ section, steps, ...intro }: BandProps<"steps-by-day">) {
  const { labels, bars } = barsByDay(steps);
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <div className="steps relative text-small">
        <svg
          aria-hidden="true"
          shapeRendering="crispEdges"
          className="absolute size-full overflow-visible text-label even-figures"
        >
          {labels.map(({ day, x }) => (
            <g key={day}>
              <text x={x} y="1em" className="fill-muted">
                {day}
              </text>
              <line x1={x} x2={x} y1="1.75em" y2="100%" className="stroke-line" />
            </g>
          ))}
          <line x2="100%" y1="1.75em" y2="1.75em" className="stroke-text" />
        </svg>
        <ol data-reveal="items" className="relative pt-[2rem] pb-2">
          {steps.map(({ title, text, key }, index) => (
            <li key={title} className="py-1">
              <div
                className={bars[index]?.endsWithBar ? "pr-(--room) text-right" : "pl-(--room)"}
                style={{ "--room": bars[index]?.room ?? 0 }}
              >
                <div className="inline-block bg-page text-balance text-muted">
                  <h3 className="inline font-medium text-text">{title}</h3> {text}
                </div>
              </div>
              <svg aria-hidden="true" className="mt-0.5 block h-2.5 w-full">
                <rect
                  data-bar={key ? "critical" : ""}
                  x={bars[index]?.x}
                  width={bars[index]?.width}
                  height="100%"
                  shapeRendering="crispEdges"
                  className={key ? "fill-mark" : "fill-text"}
                />
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
