import type { CaseStudyView } from "./view";

/**
 * The steps as a schedule: a row each, its bar at the left and a thread down to the next. The one
 * that turned the story is the critical one.
 */
export function CaseStudyApproach({ steps }: { steps: CaseStudyView["drawn"]["approach"] }) {
  return (
    <ol
      data-reveal="items"
      className="schedule border-line border-b print:grid print:grid-cols-2 print:gap-x-6"
    >
      {steps.map(({ title, description, turningPoint }) => (
        <li
          key={title}
          className="border-line border-t md:grid md:grid-cols-[5fr_7fr] md:gap-x-10 print:block"
        >
          <div>
            <div data-bar={turningPoint ? "critical" : ""} />
          </div>
          <div className="gap-x-8 pt-4 pb-7 lg:grid lg:grid-cols-[2fr_5fr] print:block print:py-3">
            <div className="max-lg:mb-2">
              <h3 className="display text-title-4 leading-tight!">{title}</h3>
              {turningPoint && (
                <p className="mt-1.5 font-medium text-accent text-label">Where it turned</p>
              )}
            </div>
            <p className="text-muted text-small">{description}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
