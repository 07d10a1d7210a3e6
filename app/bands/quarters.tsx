import { dates } from "../content/content";
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
