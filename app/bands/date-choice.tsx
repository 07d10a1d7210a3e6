import { classNames } from "../lib/class-names";
import { useContent, useWords } from "../lib/use-words";

interface DateChoiceProps {
  /** The week of the first result, which has to land in time, or the month of the key benefit. */
  weeks?: number | undefined;
  months?: number | undefined;
  className?: string;
}

/** Dates to plan back from. The script draws them (browser/date-choice.ts); without it there are none. */
export function DateChoice({ weeks, months, className }: DateChoiceProps) {
  const { dateChoice } = useWords();
  if (!dateChoice) return null;
  return (
    <fieldset
      data-behavior="date-choice"
      data-weeks={weeks}
      data-months={months}
      className={classNames("date-choice", className)}
    >
      <legend className="date-question font-medium text-label">{dateChoice.question}</legend>
    </fieldset>
  );
}

interface DatedPlanProps {
  className: string;
  /** Whether the page has asked for the date before. */
  isAsked?: boolean;
}

/** Where there is no schedule to show it: the dates, and in a sentence what follows from the chosen one. */
export function DatedPlan({ className, isAsked }: DatedPlanProps) {
  const { planBack } = useContent();
  if (!planBack) return null;
  if (isAsked) return <p data-plan className={classNames(className, "dated text-small")} />;
  return (
    <div className={className}>
      <DateChoice weeks={planBack.weeks} />
      <p data-plan aria-live="polite" className="dated mt-2 text-small" />
    </div>
  );
}
