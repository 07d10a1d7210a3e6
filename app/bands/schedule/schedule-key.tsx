import { useWords } from "../../lib/use-words";
import type { ScheduleView } from "./schedule-view";

interface ScheduleKeyProps extends Pick<ScheduleView, "path" | "others"> {
  /** Says that it is an example. */
  typical: string;
}

/** What the marks of the schedule mean. */
export function ScheduleKey({ path, others, typical }: ScheduleKeyProps) {
  const { schedule } = useWords();
  const hasGate = [...path, ...others].some(({ gate }) => gate);
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border-line border-t pt-3.5 text-label text-muted print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        <li className="flex items-center gap-2.5">
          <i data-bar="critical" className="h-2 w-7.5 bg-mark" />
          {schedule.criticalPath}
        </li>
        <li className="flex items-center gap-2.5">
          <i className="ball" />
          {hasGate ? schedule.decisionOrHandover : schedule.handoverAlone}
        </li>
        {others.length > 0 && (
          <li className="schedule-key-work flex items-center gap-2.5">
            <i data-bar="" className="h-2 w-7.5 bg-data-5" />
            {schedule.work}
          </li>
        )}
      </ul>
      <p data-counted>{typical}</p>
    </div>
  );
}
