import { Fragment } from "react";
import { Markdown } from "../../components/markdown";
import { inRows } from "../../lib/even-columns";
import { useWords } from "../../lib/use-words";
import { Visualization } from "../../visualization/visualization";
import { ClaimRow } from "../claim-row";
import type { BandProps } from "../component-of";

type SolutionSectionsProps = Pick<BandProps<"solution-text">, "service" | "claims">;

/** The visualization follows the section that it illustrates, so its position differs by page. */
export function SolutionSections({ service, claims }: SolutionSectionsProps) {
  const words = useWords().service;
  const { figures, sections, visualization, visualizationAfter = 1, industries } = service;
  const shown = figures.flatMap((id) => claims.find((claim) => claim.id === id) ?? []);
  const picture = visualization && (
    <div className="pt-3 pb-8 last:pb-0 print:py-3">
      <Visualization content={visualization} level={2} />
    </div>
  );
  return (
    <>
      {/* More than four in a row would be too narrow for their values. */}
      {inRows(shown, 4).map((row) => (
        <ClaimRow key={row[0]?.id} claims={row} />
      ))}
      <div className="empty:hidden">
        {sections.map(({ heading, paragraphs }, index) => (
          <Fragment key={heading}>
            <section className="gap-x-7 border-line border-t py-4 md:grid md:grid-cols-[11rem_1fr] md:py-5 xl:grid-cols-[13rem_1fr] print:block print:py-1">
              <h2 className="display mb-2 text-title-4 leading-tight! md:max-xl:text-[1.125rem]">
                {heading}
              </h2>
              <div className="max-w-prose space-y-3.5 print:space-y-1.5 max-md:text-[1rem] max-md:leading-[1.5]">
                {paragraphs.map((paragraph) => (
                  <Markdown key={paragraph}>{paragraph}</Markdown>
                ))}
              </div>
            </section>
            {index + 1 === visualizationAfter && picture}
          </Fragment>
        ))}
        {!sections.length && picture}
        {industries.length > 0 && (
          <p className="border-line border-t pt-4 text-muted text-small">
            <span className="font-medium text-text">{words.industries}</span>{" "}
            {industries.join(", ")}
          </p>
        )}
      </div>
    </>
  );
}
