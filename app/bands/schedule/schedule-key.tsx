import { useWords } from "../../lib/use-words";

interface ScheduleKeyProps {
  hasGate: boolean;
  /** Says that it is an example. */
  typical: string;
}

/** What the marks of the schedule mean. */
export function ScheduleKey({ hasGate, typical }: ScheduleKeyProps) {
  const { schedule } = useWords();
  return (
    <div className="mt-4 twelve gap-y-2 border-line border-t pt-3.5 text-label text-muted print:hidden">
      <ul className="flex flex-wrap gap-x-6 gap-y-1 lg:col-span-8">
        <li className="flex items-center gap-2.5">
          <i data-bar="" className="h-2 w-7.5" />
          {schedule.work}
        </li>
        <li className="flex items-center gap-2.5">
          <i data-bar="critical" className="h-2 w-7.5" />
          {schedule.criticalPath}
        </li>
        <li className="flex items-center gap-2.5">
          <i className="ball" />
          {hasGate ? schedule.decisionOrHandover : schedule.handoverAlone}
        </li>
      </ul>
      <p data-counted className="lg:col-span-4">
        {typical}
      </p>
    </div>
  );
}
