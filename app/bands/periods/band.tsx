import type { BandProps } from "../component-of";
import { drawnPeriods } from "./drawn-periods";
import { PeriodBars } from "./period-bars";

/** With two charts, the second starts at the right-hand column of the page grid. */
const places = ["lg:col-span-7", "lg:col-span-5 xl:col-span-4 xl:col-start-9"];

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
          className={charts.length > 1 ? places[index % 2] : "lg:col-span-full"}
        >
          <PeriodBars {...drawnPeriods(chart)} />
        </div>
      ))}
    </div>
  );
}
