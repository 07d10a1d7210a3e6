import type { CaseStudyView } from "./view";

type CaseStudyResultsProps = Pick<CaseStudyView["drawn"], "results" | "baselines">;

/** What was counted: each measure before and after on one scale, then every result in words. */
export function CaseStudyResults({ results, baselines }: CaseStudyResultsProps) {
  return (
    <div className="grid gap-x-12 gap-y-8 wide:grid-cols-2">
      <div data-reveal="items" className="grid content-start gap-y-10">
        {baselines.map(({ measure, change, bars }) => (
          <figure key={measure} className="border-text border-t pt-4">
            <figcaption className="mb-5 grid gap-y-1">
              {measure}
              <b className="display text-title-3">{change}</b>
            </figcaption>
            {bars.map(({ name, value, width }, index) => (
              <div key={name} className="mb-3 text-small">
                <p className="flex justify-between gap-x-4 text-muted">
                  {name}
                  <span className="even-figures">{value}</span>
                </p>
                <svg width="100%" height="14" aria-hidden="true" className="mt-1 block bg-well">
                  <rect
                    data-bar={index ? "critical" : ""}
                    width={width}
                    height="14"
                    className={index ? "fill-mark" : "fill-text"}
                  />
                </svg>
              </div>
            ))}
          </figure>
        ))}
      </div>
      <ul className="grid border-line border-b wide:auto-rows-fr">
        {results.map(({ figure, text }) => (
          <li
            key={text}
            className="grid min-h-18 grid-cols-[6.5rem_1fr] items-center gap-x-4 border-line border-t py-3 text-small first:border-text print:min-h-0 print:py-1"
          >
            {figure && <b className="display text-title-3">{figure}</b>}
            <span className={figure ? "text-balance" : "col-span-2"}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
