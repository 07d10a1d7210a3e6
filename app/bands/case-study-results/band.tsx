import { NumberedList } from "../../components/item-list";
import { BandHeading, Section } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { useSite, useWords } from "../../lib/use-words";
import { splitResult } from "../../text/split-result";
import type { BandProps } from "../component-of";
import { baselineBars } from "./baseline-bars";

/** Measures and words side by side, or two of the same kind where there is no other. */
const twoSides = "wide:grid-cols-2";

/**
 * Each measure before and after on one scale, the results that the hero does not show, and the
 * evidence for those that it does.
 */
export default function CaseStudyResults({
  section,
  heading,
  caseStudy: { evidence, baselines, ...study },
  ...words
}: BandProps<"case-study-results">) {
  const { caseStudies } = useWords();
  const site = useSite();
  const others = study.results.slice(3).map(splitResult);
  const hasWords = others.length > 0 || evidence.length > 0;
  return (
    <Section {...section} data-sample="" className="print:pb-0">
      <BandHeading
        {...section}
        className="display mb-7 text-title-2 print:mb-4 print:break-after-avoid"
      >
        {heading}
      </BandHeading>
      <div
        className={classNames(
          "grid gap-x-12 gap-y-8",
          baselines.length > 0 && hasWords && twoSides,
        )}
      >
        {baselines.length > 0 && (
          <div
            data-reveal="items"
            className={classNames(
              "grid content-start gap-x-12 gap-y-10 print:gap-y-4",
              !hasWords && baselines.length > 1 && twoSides,
            )}
          >
            {baselines
              .map((baseline) => baselineBars(baseline, caseStudies, site))
              .map(({ measure, change, bars }) => (
                <figure key={measure} className="border-text border-t pt-4 print:pt-2">
                  <figcaption className="mb-5 grid gap-y-1 items-baseline print:mb-2 print:flex print:justify-between">
                    {measure}
                    <b className="display text-title-3">{change}</b>
                  </figcaption>
                  {bars.map(({ name, value, width }, index) => (
                    <div key={name} className="mb-3 text-small print:mb-1">
                      <p className="flex justify-between gap-x-4 text-muted">
                        {name}
                        <span className="even-figures">{value}</span>
                      </p>
                      <svg aria-hidden="true" className="mt-1 block h-3.5 w-full bg-well">
                        <rect
                          data-bar={index ? "critical" : ""}
                          width={width}
                          height="100%"
                          className={index ? "fill-data-1" : "fill-text"}
                        />
                      </svg>
                    </div>
                  ))}
                </figure>
              ))}
          </div>
        )}
        {hasWords && (
          <div
            className={classNames(
              "text-small",
              !baselines.length &&
                others.length > 0 &&
                evidence.length > 0 &&
                `grid items-start gap-x-12 ${twoSides}`,
            )}
          >
            {others.length > 0 && (
              <ul className="mb-7 border-text border-t print:mb-3">
                {others.map(({ figure, text }) => (
                  <li
                    key={text}
                    // Wide enough for a figure of five signs; at the largest size the text is in the ninth column.
                    className="grid min-h-22 grid-cols-[calc(var(--text-title-2)*4)_1fr] items-center gap-x-4 border-line border-b py-3 print:min-h-0 print:py-1"
                  >
                    {figure && <b className="display text-title-2">{figure}</b>}
                    <span className={figure ? "text-balance" : "col-span-2"}>{text}</span>
                  </li>
                ))}
              </ul>
            )}
            {evidence.length > 0 && (
              <div>
                <h3 className="mb-3 font-medium print:mb-1">{words.evidence}</h3>
                <NumberedList items={evidence} className="text-pretty text-muted print:*:py-1" />
              </div>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
