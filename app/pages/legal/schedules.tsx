import { PeriodBars } from "../../bands/period-bars";
import type { LegalView } from "./view";

/** With two schedules, the second starts at the right-hand column of the page grid. */
const places = ["lg:col-span-7", "lg:col-span-5 xl:col-span-4 xl:col-start-9"];

/** The periods that the text gives, drawn above the text. */
export function Schedules({ schedules }: Pick<LegalView, "schedules">) {
  if (!schedules.length) return null;
  return (
    <div className="wrap grid gap-x-7 gap-y-10 pt-[clamp(2.5rem,5vw,4.25rem)] lg:grid-cols-12">
      {schedules.map((schedule, index) => (
        <div
          key={schedule.id}
          className={schedules.length > 1 ? places[index] : "lg:col-span-full"}
        >
          <PeriodBars {...schedule} />
        </div>
      ))}
    </div>
  );
}
