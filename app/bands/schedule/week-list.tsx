import { classNames } from "../../lib/class-names";
import { filled, useWords } from "../../lib/use-words";
import type { ScheduleView } from "./schedule-view";

interface WeekListProps {
  weeks: ScheduleView["weeks"];
  /** Whether the page has passages that tell of them. */
  isTold: boolean;
}

/** The four weeks above their columns; each leads to the passage about it, if there is one. */
export function WeekList({ weeks, isTold }: WeekListProps) {
  const { schedule } = useWords();
  return (
    <ol className="flex text-label text-muted">
      {weeks.map(({ id, week, verb, days, to }) => {
        const link = isTold && to;
        const Week = link ? "a" : "div";
        return (
          <li key={id} id={id} className="w-full">
            <Week {...(link && { href: link })} className="block pb-2 hover:text-accent">
              <span data-week={week}>
                {filled(schedule.week, { week })}
                <span className="max-md:hidden">, {days}</span>
              </span>{" "}
              <br className="xl:hidden" />
              <span
                className={classNames(
                  "display text-body text-text md:text-title-4 xl:ml-1",
                  link && "underline decoration-1 underline-offset-4",
                )}
              >
                {verb}
              </span>
            </Week>
          </li>
        );
      })}
    </ol>
  );
}
