import type { ServiceWithSchedule } from "../../content/types";
import { type PassageView, passagesOf } from "../schedule/schedule-view";

/** Four weeks and the time after: those that a passage covers are bars, the others thin lines. */
function WeekMarks({ weeks, isLater }: Pick<PassageView, "weeks" | "isLater">) {
  return (
    <>
      {weeks.map((isCovered, week) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the week
        <i key={week} className={isCovered ? "is-covered" : undefined} />
      ))}
      {isLater && <i className="is-later" />}
    </>
  );
}

/**
 * Follows the reader below the header once the drawing has left. It needs the script that names the
 * passage being read (browser/contents.ts), and stays away without it.
 */
export function PlanStrip({ service }: { service: ServiceWithSchedule }) {
  return (
    <nav
      data-behavior="contents"
      aria-label="On this page"
      className="plan-strip border-line border-b bg-page text-label text-muted print:hidden"
    >
      <ol className="wrap">
        {passagesOf(service).map(({ id, label, words, ...marks }) => (
          <li key={id}>
            <a href={`#${id}`} className="hover:text-accent">
              <span>{label}</span>
              {words && <span>{words}</span>}
              <WeekMarks {...marks} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The text of a service; each passage has a label and the weeks that it covers. */
export function Overview({ service }: { service: ServiceWithSchedule }) {
  return (
    <section aria-labelledby="overview-heading">
      <h2 id="overview-heading" className="sr-only">
        Overview
      </h2>
      {passagesOf(service).map(({ id, label, text, words, to, ...marks }) => (
        <div
          key={id}
          id={id}
          className="scroll-mt-31 gap-x-7 border-line border-t py-5 data-read:border-mark md:grid md:grid-cols-[10rem_1fr] xl:grid-cols-[13rem_1fr] print:block print:py-2"
        >
          <div className="flex flex-wrap content-start items-center justify-between gap-x-5 max-md:mb-1.5">
            <h3 className="display mb-2 text-balance text-title-4 leading-tight!">{label}</h3>
            {words && (
              <a
                href={to}
                className="covered-weeks flex flex-wrap items-center text-label text-muted hover:text-accent"
              >
                <WeekMarks {...marks} />
                {words}
                <span className="sr-only"> of the schedule</span>
              </a>
            )}
          </div>
          <p className="max-w-prose">{text}</p>
        </div>
      ))}
    </section>
  );
}
