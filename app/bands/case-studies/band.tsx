import { Section, SectionHead } from "../../components/section";
import { drawnSteps } from "../../content/drawn-steps";
import { useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { TrackAxis } from "../track-axis";
import { TrackKey } from "../track-key";
import { varianceSheet } from "../variance/variance-sheet";
import { CaseStudyRow } from "./case-study-row";

/** A row for each, and all that have months on one axis. */
export default function CaseStudies({
  section,
  caseStudies,
  count,
  all,
  ...intro
}: BandProps<"case-studies">) {
  const { track, durations } = useWords();
  const { language } = useSite();
  const shown = caseStudies.slice(0, count);
  const sheet = shown.some(({ approach }) => drawnSteps(approach).length)
    ? varianceSheet(shown, { ...track, durations, language })
    : undefined;
  return (
    <Section {...section} className="[--spacing-head:1.75rem]">
      <SectionHead {...section} {...intro} link={all} />
      <div className="track" style={{ "--tick": sheet?.ticks[1]?.x ?? "100%" }}>
        {sheet && (
          <div className="case-row case-axis border-line border-b">
            <TrackKey
              marked={sheet.hasTurn ? track.turn : undefined}
              finish={sheet.hasFinish ? track.reached : undefined}
              limit={sheet.hasLimit ? track.fixed : undefined}
            />
            <TrackAxis ticks={sheet.ticks} />
          </div>
        )}
        <ol data-reveal="items" data-sample className={sheet ? undefined : "border-line border-t"}>
          {shown.map((study) => (
            <CaseStudyRow
              key={study.slug}
              study={study}
              program={sheet?.rows.find(({ slug }) => slug === study.slug)}
            />
          ))}
        </ol>
      </div>
    </Section>
  );
}
