import type { CaseStudyView } from "./view";

type CaseStudyResultsProps = Omit<CaseStudyView["drawn"], "track">;

/**
 * What was counted: each measure before and after on one scale, the results that the hero has not
 * shown, and what stands behind those that it has.
 */
export function CaseStudyResults({ results, evidence, baselines }: CaseStudyResultsProps) {
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
      <div className="text-small">
        <ul className="border-text border-t">
          {results.map(({ figure, text }) => (
            <li
              key={text}
              className="grid min-h-22 grid-cols-[6.5rem_1fr] items-center gap-x-4 border-line border-b py-3 print:min-h-0 print:py-1"
            >
              {figure && <b className="display text-title-2">{figure}</b>}
              <span className={figure ? "text-balance" : "col-span-2"}>{text}</span>
            </li>
          ))}
        </ul>
        <h3 className="mt-7 mb-3 font-medium">Behind the first three figures</h3>
        <ul className="text-muted">
          {evidence.map(({ figure, text }) => (
            <li
              key={text}
              className="grid grid-cols-[6.5rem_1fr] items-baseline gap-x-4 text-pretty border-line border-t py-3 print:py-1"
            >
              <b className="font-medium text-text even-figures">{figure}</b>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
