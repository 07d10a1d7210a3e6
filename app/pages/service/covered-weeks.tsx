import type { PassageView } from "./schedule-view";

/** Four cells and what comes after them: the ones that a passage tells of are bars, the others lines. */
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
