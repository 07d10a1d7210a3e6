import { CoveredWeeks } from "./covered-weeks";
import type { PassageView } from "./schedule-view";

/** The text of a service; each passage has a label and the weeks that it covers. */
export function Overview({ passages }: { passages: readonly PassageView[] }) {
  return (
    <section aria-labelledby="overview-heading">
      <h2 id="overview-heading" className="sr-only">
        Overview
      </h2>
      {passages.map(({ id, label, strip, text }) => (
        <div
          key={label}
          id={id}
          className="gap-x-7 border-line border-t py-5 target:border-mark md:grid md:grid-cols-[9rem_1fr] print:block print:py-2"
        >
          <div className="flex flex-wrap content-start items-center justify-between gap-x-5 max-md:mb-1.5">
            <h3 className="pt-[0.15em] font-medium text-small leading-tight">{label}</h3>
            {strip && <CoveredWeeks {...strip} />}
          </div>
          <p className="max-w-prose">{text}</p>
        </div>
      ))}
    </section>
  );
}
