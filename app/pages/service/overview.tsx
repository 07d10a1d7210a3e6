import type { ServiceWithSchedule } from "../../content/types";
import { type PassageView, passagesOf } from "./schedule-view";

/** Four weeks and the time after: those that a passage covers are bars, the others thin lines. */
function CoveredWeeks({ words, weeks, isLater, to }: Exclude<PassageView["strip"], false>) {
  return (
    <a
      href={to}
      className="covered-weeks flex flex-wrap items-center text-label text-muted hover:text-accent"
    >
      {weeks.map((isCovered, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
        <i key={week} className={isCovered ? "is-covered" : undefined} />
      ))}
      {isLater && <i className="is-later" />}
      {words}
      <span className="sr-only"> of the schedule</span>
    </a>
  );
}

/** The text of a service; each passage has a label and the weeks that it covers. */
export function Overview({ service }: { service: ServiceWithSchedule }) {
  return (
    <section aria-labelledby="overview-heading">
      <h2 id="overview-heading" className="sr-only">
        Overview
      </h2>
      {passagesOf(service).map(({ id, label, strip, text }) => (
        <div
          key={label}
          id={id}
          className="gap-x-7 border-line border-t py-5 target:border-mark md:grid md:grid-cols-[9rem_1fr] print:block print:py-2"
        >
          <div className="flex flex-wrap content-start items-center justify-between gap-x-5 max-md:mb-1.5">
            <h3 className="pt-[0.15em] text-balance font-medium text-small leading-tight">
              {label}
            </h3>
            {strip && <CoveredWeeks {...strip} />}
          </div>
          <p className="max-w-prose">{text}</p>
        </div>
      ))}
    </section>
  );
}
