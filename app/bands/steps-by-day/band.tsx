import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { drawnSteps } from "./drawn-steps";

const row = "grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-5 lg:grid-cols-[5fr_7fr]";

/** A timeline of working days: what we do on the left and when on the right, or below on a phone. */
export default function StepsByDay({ section, steps, ...intro }: BandProps<"steps-by-day">) {
  const { durations } = useWords();
  const { labels, bars } = drawnSteps(steps);
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <div
        aria-hidden="true"
        className={classNames(row, "pb-3 text-muted text-small max-lg:hidden")}
      >
        <p>{durations.axis}</p>
        <svg aria-hidden="true" className="h-6 w-full overflow-visible even-figures">
          {labels.map(({ day, x }) => (
            <text key={day} x={x} y="1.05em" className="fill-muted">
              {day}
            </text>
          ))}
        </svg>
      </div>
      <ol data-reveal="items" className="border-line border-b">
        {steps.map(({ title, text, key }, index) => (
          <li key={title} className={classNames(row, "border-line border-t")}>
            <div className="pt-6 lg:pb-6">
              <h3 className="display mb-1.5 text-title-4">{title}</h3>
              <p className="lede text-muted text-small">{text}</p>
            </div>
            <div className="relative max-lg:h-12">
              <svg aria-hidden="true" className="absolute size-full">
                <g shapeRendering="crispEdges" className="stroke-line">
                  {labels.map(({ day, x }) => (
                    <line key={day} x1={x} x2={x} y2="100%" />
                  ))}
                </g>
                <svg y="50%" aria-hidden="true" className="overflow-visible">
                  <rect
                    data-bar={key ? "critical" : ""}
                    {...bars[index]}
                    y="-7"
                    height="14"
                    rx="2"
                    className={key ? "fill-mark" : "fill-text"}
                  />
                </svg>
              </svg>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
