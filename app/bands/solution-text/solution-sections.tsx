import { Fragment } from "react";
import { Markdown } from "../../components/markdown";
import { inRows } from "../../lib/even-columns";
import { useWords } from "../../lib/use-words";
import { Visualization } from "../../visualization/visualization";
import { ClaimRow } from "../claim-row";
import type { BandProps } from "../component-of";
import { Instead } from "../instead";

type SolutionSectionsProps = Pick<BandProps<"solution-text">, "service" | "services" | "claims">;

/** The visualization follows the section that it illustrates, so its position differs by page. */
export function SolutionSections({ service, services, claims }: SolutionSectionsProps) {
  const words = useWords().service;
  const { figures, sections, visualization, visualizationAfter = 1, instead, industries } = service;
  const shown = figures.flatMap((id) => claims.find((claim) => claim.id === id) ?? []);
  const picture = visualization && (
    <div className="mt-3 mb-12 print:my-3">
      <Visualization content={visualization} level={2} />
    </div>
  );
  return (
    <>
      {/* More than four in a row would be too narrow for their values. */}
      {inRows(shown, 4).map((row) => (
        <ClaimRow key={row[0]?.id} claims={row} className="last-of-type:mb-12" />
      ))}
      {sections.length ? (
        <div>
          {sections.map(({ heading, paragraphs }, index) => (
            <Fragment key={heading}>
              <section className="gap-x-7 border-line border-t pt-5 pb-9 xl:grid xl:grid-cols-8 print:block print:pt-2 print:pb-5">
                <h2 className="display mb-3 text-title-4 leading-tight! max-xl:text-title-3 xl:col-span-3">
                  {heading}
                </h2>
                <div className="max-w-prose space-y-4 xl:col-span-5">
                  {paragraphs.map((paragraph) => (
                    <Markdown key={paragraph}>{paragraph}</Markdown>
                  ))}
                </div>
              </section>
              {index + 1 === visualizationAfter && picture}
            </Fragment>
          ))}
        </div>
      ) : (
        picture
      )}
      <Instead instead={instead} services={services} />
      {industries.length > 0 && (
        <p className="border-line border-t pt-4 text-muted text-small not-first:mt-5">
          <span className="font-medium text-text">{words.industries}</span> {industries.join(", ")}
        </p>
      )}
    </>
  );
}
