import { classNames } from "../../lib/class-names";

/** Each step's days out of the eight, as the texts give them, from the email to the note. */
const spans = ["col-start-1", "col-start-2 col-span-3", "col-start-5", "col-start-6 col-span-3"];

/** The call, which the other steps are planned around. */
const criticalStep = 2;

const row = "grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-5 lg:grid-cols-[5fr_7fr]";

/** A timeline of working days: what we do on the left and when on the right, or below on a phone. */
export function NextSteps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <>
      <div
        aria-hidden="true"
        className={classNames(row, "pb-3 text-muted text-small max-lg:hidden")}
      >
        <p>Business day</p>
        <p className="eight-days grid grid-cols-8 even-figures">
          {[..."12345678"].map((day) => (
            <span key={day}>{day}</span>
          ))}
        </p>
      </div>
      <ol data-reveal="items" className="border-line border-b">
        {steps.map(({ title, text }, index) => (
          <li key={title} className={classNames(row, "border-line border-t")}>
            <div className="pt-6 lg:pb-6">
              <h3 className="display mb-1.5 text-title-4">{title}</h3>
              <p className="lede text-muted text-small">{text}</p>
            </div>
            <div className="day-grid eight-days grid grid-cols-8 items-center max-lg:h-12">
              <div
                data-bar={index === criticalStep ? "critical" : ""}
                className={classNames(
                  "h-3.5 rounded-edge",
                  index === criticalStep ? "bg-mark" : "bg-text",
                  spans[index],
                )}
              />
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
