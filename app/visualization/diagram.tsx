import type { DiagramVisualization } from "../content/types";
import { classNames } from "../lib/class-names";
import { useWords } from "../lib/use-words";
import { Frame, type VisualizationProps } from "./frame";

/** The arrow from one layer down to the next. */
function Down() {
  return (
    <svg width="12" height="16" aria-hidden="true" className="mx-auto block overflow-visible">
      <path
        d="M6 1V15M1 10 6 15 11 10"
        fill="none"
        strokeWidth="1.5"
        className="stroke-line-strong"
      />
    </svg>
  );
}

/** Layers from top to bottom, each with its parts side by side. */
export function Diagram({ content, level }: VisualizationProps<DiagramVisualization>) {
  const { layers } = content;
  const words = useWords().charts;
  const rows = layers.map(({ name, parts }) => [name, parts.join(", ")]);
  return (
    <Frame
      content={content}
      level={level}
      data={{ columns: [words.layer, words.parts], rows }}
      words="above"
    >
      <ol>
        {layers.map(({ name, parts, emphasized }, index) => (
          <li key={name}>
            {index > 0 && <Down />}
            <div
              className={classNames(
                "grid gap-x-5 gap-y-2 rounded-card border bg-page p-3 @figure:grid-cols-[9.5rem_1fr] @figure:items-center @spread:grid-cols-[14rem_1fr]",
                emphasized ? "border-mark border-l-8 pl-[0.3125rem]" : "border-line",
              )}
            >
              <p className="display hyphens-auto text-[1.1875rem] @spread:text-title-4 leading-[1.15]! tracking-[-0.012em]!">
                {name}
              </p>
              <ul className="@max-figure:-ml-3 flex flex-wrap @figure:gap-x-2 @figure:flex-nowrap @max-figure:[clip-path:inset(0_0_0_0.75rem)] text-label text-muted leading-[1.4] @figure:text-text">
                {parts.map((part) => (
                  <li
                    key={part}
                    className="@figure:grid @figure:min-h-9 @figure:grow @max-figure:before:inline-block @max-figure:before:w-3 @max-figure:before:text-center @max-figure:before:content-['·'] place-items-center rounded-edge border-line-strong @figure:border @figure:bg-raised @figure:px-2 @figure:py-1.5 @figure:text-center @figure:basis-0"
                  >
                    {part}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
