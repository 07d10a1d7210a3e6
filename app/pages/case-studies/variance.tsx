import { CitedText } from "../../bands/cited-text";
import { TrackKey } from "../../bands/track-key";
import { SectionHead } from "../../components/section";
import { caseStudies } from "../../content/case-studies";
import { getClaims } from "../../content/claims";
import { caseStudiesPage } from "../../content/content";
import { inWords } from "../../text/numerals";
import { varianceSheet } from "./variance-sheet";
import { VarianceTable } from "./variance-table";

/** All programs on one axis, and why their months late and the success rate do not contradict. */
export function Variance() {
  const { label, heading, text, legend, note, noteFigure } = caseStudiesPage.variance;
  const sheet = varianceSheet(caseStudies);
  return (
    <section aria-labelledby="variance-heading" className="variance-band border-line border-b">
      <div className="wrap">
        <SectionHead
          anchor="variance"
          level={2}
          label={label}
          heading={heading.replace("{count}", inWords(caseStudies.length))}
          text={text}
        />
        <div className="wrap-drawing">
          <VarianceTable {...sheet} />
          <div className="mt-4 twelve gap-y-4">
            <div className="lg:col-span-8">
              <TrackKey finish={legend.finish} limit={sheet.hasLimit ? legend.limit : undefined} />
            </div>
            <p className="text-label text-muted lg:col-span-4">
              <CitedText text={note} claims={getClaims(noteFigure)} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
