import { named, SectionHead } from "../../components/section";
import { filled, useSite, useWords } from "../../lib/use-words";
import { numberInWords } from "../../text/quantities";
import { CitedText } from "../cited-text";
import type { BandProps } from "../component-of";
import { TrackKey } from "../track-key";
import { varianceSheet } from "./variance-sheet";
import { VarianceTable } from "./variance-table";

/** The head stands close to its drawing. */
const close = "[--spacing-head:1.25rem] py-[clamp(2.5rem,3.4vw,3rem)]";

/** All programs on one axis, and why their months late and the success rate do not contradict. */
export default function Variance({
  section,
  caseStudies,
  columns,
  legend,
  note,
  noteFigure,
  ...intro
}: BandProps<"variance">) {
  const { track, durations } = useWords();
  const { language } = useSite();
  const sheet = varianceSheet(caseStudies, { ...track, durations, language });
  const count = numberInWords(sheet.rows.length, durations.numbers);
  const heading = filled(intro.heading, { count });
  return (
    <section
      {...named(section)}
      className={`border-line border-b ${close} print:break-inside-avoid`}
    >
      <div className="wrap">
        <SectionHead {...section} {...intro} heading={heading} />
        <div>
          <TrackKey
            finish={sheet.hasFinish ? legend.finish : undefined}
            marked={sheet.hasTurn ? track.turn : undefined}
            limit={sheet.hasLimit ? legend.limit : undefined}
          />
          <VarianceTable {...sheet} anchor={section.anchor} columns={columns} />
          {note && (
            <p className="mt-4 text-label text-muted">
              <CitedText text={note} claims={noteFigure ? [noteFigure] : []} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
