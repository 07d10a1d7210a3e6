import { BandHeading, Label, named } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { DateChoice } from "../date-choice";
import { ScheduleKey } from "./schedule-key";
import { ScheduleRows } from "./schedule-rows";
import { scheduleView } from "./schedule-view";
import { WeekList } from "./week-list";

/** The schedule: what happens in the first twenty working days, and who does it. */
export default function Schedule({
  section,
  service,
  label,
  heading,
  datedHeading,
  typical,
}: BandProps<"schedule">) {
  const words = useWords();
  const { language } = useSite();
  const { schedule, weeks: due, months } = service;
  if (!schedule) return null;
  // Says the date as soon as there is one (islands/plan-back).
  const dated = words.dateChoice && {
    "data-dated": datedHeading,
    "data-day": schedule.handover.day,
  };
  const overview = service.template === "service" ? service.overview : [];
  const { weeks, ...rows } = scheduleView(schedule, overview, words.schedule, language);
  return (
    <section
      {...named(section)}
      className={classNames("schedule pt-7 pb-6 print:py-2", section.ground === "ink" && "on-ink")}
    >
      <div className="wrap">
        <div className="schedule-top">
          <div className="schedule-head">
            <Label>{label}</Label>
            <BandHeading {...section} className="display mt-4 mb-2 text-title-3 xl:text-[2.125rem]">
              <span {...dated}>{heading}</span>
            </BandHeading>
            <p data-plan aria-live="polite" className="text-muted text-small">
              {schedule.note}
            </p>
          </div>
          {(due || months) && <DateChoice weeks={due} months={months} className="w-full" />}
        </div>
        <div>
          <WeekList
            weeks={weeks}
            again={section.again}
            isTold={section.page?.passages !== undefined}
          />
          <ScheduleRows {...rows} />
          <ScheduleKey {...rows} typical={typical} />
        </div>
      </div>
    </section>
  );
}
