import type { PassageView } from "./schedule-view";

/** Four weeks and the time after: those that a passage covers are bars, the others thin lines. */
export function CoveredWeeks({ words, weeks, isLater, to }: Exclude<PassageView["strip"], false>) {
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
