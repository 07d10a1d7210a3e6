import type { BandSection } from "../../content/schema/band";
import { classNames } from "../../lib/class-names";
import { filled, useWords } from "../../lib/use-words";
import type { ScheduleView } from "./schedule-view";

interface WeekListProps extends Pick<BandSection, "again"> {
  weeks: ScheduleView["weeks"];
  /** Whether the page has passages that tell of them. */
  isTold: boolean;
}

/** The four weeks above their columns; each leads to the passage about it, if there is one. */
export function WeekList({ weeks, again, isTold }: WeekListProps) {
  const { schedule } = useWords();
  return (
    <ol className="flex text-label text-muted">
      {weeks.map(({ id, week, verb, to }) => {
        const link = isTold && to;
        const Week = link ? "a" : "div";
        return (
          <li key={id} id={id + again} className="w-full">
            {/* The week becomes a day of any length: nothing stands behind it that would move. */}
            <Week
              {...(link && { href: link })}
              className="flex flex-col-reverse pb-2 hover:text-accent xl:flex-row xl:items-baseline xl:gap-2"
            >
              <span
                className={classNames(
                  "display self-start text-body text-text md:text-title-4 xl:self-auto",
                  link && "underline decoration-1 underline-offset-4",
                )}
              >
                {verb}
              </span>{" "}
              <span data-week={week}>{filled(schedule.week, { week })}</span>
            </Week>
          </li>
        );
      })}
    </ol>
  );
}
