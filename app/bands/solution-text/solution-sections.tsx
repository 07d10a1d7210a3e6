import { Fragment } from "react";
import { getClaims } from "../../content/claims";
import type { Solution } from "../../content/types";
import { Visualization } from "../../visualization/visualization";
import { ClaimRow } from "../claim-row";
import { Instead } from "../instead";

/** The visualization follows the section that it illustrates, so its position differs by page. */
export function SolutionText({ figures, instead, ...service }: Solution) {
  return (
    <>
      {figures && <ClaimRow claims={getClaims(...figures)} className="mb-12" />}
      <div>
        {service.sections.map(({ heading, paragraphs }, index) => (
          <Fragment key={heading}>
            <section className="gap-x-7 border-line border-t pt-5 pb-9 xl:grid xl:grid-cols-8 print:block print:pt-2 print:pb-5">
              <h2 className="display mb-3 text-title-4 leading-tight! max-xl:text-title-3 xl:col-span-3">
                {heading}
              </h2>
              <div className="max-w-prose space-y-4 xl:col-span-5">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
            {index + 1 === service.visualizationAfter && (
              <div className="mt-3 mb-12 print:my-3">
                <Visualization content={service.visualization} level={2} />
              </div>
            )}
          </Fragment>
        ))}
      </div>
      <Instead instead={instead} />
      <p className="mt-5 border-line border-t pt-4 text-muted text-small">
        <span className="font-medium text-text">For</span> {service.industries.join(", ")}
      </p>
    </>
  );
}
