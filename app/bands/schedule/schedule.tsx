import { Label } from "../../components/section";
import { servicePage } from "../../content/content";
import type { ServiceWithSchedule } from "../../content/types";
import { Quarters } from "../quarters";
import { ScheduleKey } from "./schedule-key";
import { ScheduleRows } from "./schedule-rows";
import { scheduleView } from "./schedule-view";

/** The schedule: what happens in the first twenty working days, and who does it. */
export function Schedule({ service }: { service: ServiceWithSchedule }) {
  const { id, heading, note, weeks, ...rows } = scheduleView(service);
  return (
    <section
      id={id}
      aria-labelledby="schedule-heading"
      className="schedule on-ink pt-4 pb-5 print:py-2"
    >
      <div className="wrap">
        <div className="mb-3 twelve items-end gap-y-4">
          <div className="lg:col-span-8">
            <Label>{servicePage.schedule.label}</Label>
            <h2 id="schedule-heading" className="display mt-1 text-title-3">
              {heading}
            </h2>
            <p data-plan aria-live="polite" className="text-muted text-small">
              {note}
            </p>
          </div>
          <Quarters weeks={service.quickInfo.firstResult.week} className="lg:col-span-4" />
        </div>
        <div className="wrap-drawing">
          <ol className="flex text-label text-muted">
            {weeks.map(({ id, week, verb, days, to }) => (
              <li key={id} id={id} className="w-full">
                <a href={to} className="block pb-2 hover:text-accent">
                  <span>
                    Week {week}
                    <span className="max-md:hidden">, {days}</span>
                  </span>{" "}
                  <br className="xl:hidden" />
                  <span className="display text-body text-text underline decoration-1 underline-offset-4 md:text-title-4 xl:ml-1">
                    {verb}
                  </span>
                </a>
              </li>
            ))}
          </ol>
          <ScheduleRows {...rows} />
          <ScheduleKey hasGate={rows.rows.some(({ gate }) => gate)} />
        </div>
      </div>
    </section>
  );
}
