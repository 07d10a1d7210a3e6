import { dates } from "../content/content";
import { services } from "../content/services";
import { classNames } from "../lib/class-names";

interface QuartersProps {
  /** The week of the first result, which has to land in time. */
  weeks: number;
  className?: string;
}

/** Dates to plan back from. The script draws them (browser/quarters.ts); without it there are none. */
export function Quarters({ weeks, className }: QuartersProps) {
  return (
    <fieldset
      data-behavior="quarters"
      data-weeks={weeks}
      className={classNames("quarters print:hidden", className)}
    >
      <legend className="font-medium text-label">{dates.question}</legend>
    </fieldset>
  );
}

/** Weeks. */
const longestFirstResult = Math.max(
  ...services.map((one) => (one.template === "service" ? one.quickInfo.firstResult.week : 0)),
);

/** Where there is no schedule to show it: the dates, and in a sentence what follows from the chosen one. */
export function DatedPlan({ className }: { className: string }) {
  return (
    <div className={className}>
      <Quarters weeks={longestFirstResult} />
      <p data-plan aria-live="polite" className="mt-2 text-small empty:hidden" />
    </div>
  );
}
