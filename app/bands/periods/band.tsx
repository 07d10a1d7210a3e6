import type { BandProps } from "../component-of";
import { drawnPeriods } from "./drawn-periods";
import { PeriodBars } from "./period-bars";

/** Of two side by side, the second starts at the right-hand column of the page grid. */
const places = ["lg:col-span-7", "lg:col-span-5 xl:col-span-4 xl:col-start-9"];

const isAlone = (index: number, count: number) => index === count - 1 && index % 2 === 0;

/** The periods that the text gives, drawn above the text. */
export default function Periods({ section, charts }: BandProps<"periods">) {
  return (
    <div
      id={section.anchor}
      className="wrap grid gap-x-7 gap-y-10 pt-[clamp(2.5rem,5vw,4.25rem)] lg:grid-cols-12"
    >
      {charts.map((chart, index) => (
        <div
          key={chart.heading}
          className={isAlone(index, charts.length) ? "lg:col-span-full" : places[index % 2]}
        >
          <PeriodBars {...drawnPeriods(chart, section)} />
        </div>
      ))}
    </div>
  );
}
