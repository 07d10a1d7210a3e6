import { BandHeading, Section } from "../../components/section";
import { filled, useSite, useWords } from "../../lib/use-words";
import { numberInWords } from "../../text/quantities";
import type { BandProps } from "../component-of";
import { TrackAxis } from "../track-axis";
import { TrackKey } from "../track-key";
import { trackOf } from "./track";
import { TrackGrid, TurnLine } from "./track-lines";
import { TrackStep } from "./track-step";

/**
 * The steps as a chart of planned against actual: each row has its bars and, right below, its text
 * (track-text.ts). The text repeats what the bars show, for screen readers.
 */
export default function CaseStudyApproach({
  section,
  heading,
  caseStudy,
}: BandProps<"case-study-approach">) {
  const { track: words, durations } = useWords();
  const { language } = useSite();
  const track = trackOf(caseStudy, { ...words, durations, language });
  const { columns, ticks, marks, turn, limit, steps } = track;
  const { agreed } = caseStudy.track;
  return (
    <Section {...section} data-sample="" className="print:pt-0">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-5 print:mb-4 print:break-after-avoid">
        <BandHeading {...section} className="display text-title-2">
          {heading}
        </BandHeading>
        <TrackKey finish={track.finishKey} />
      </div>
      <div data-reveal="items" className="track track-steps wrap-drawing print:break-inside-avoid">
        <TrackAxis ticks={ticks} marks={marks} />
        <div className="relative">
          <TrackGrid ticks={ticks} limit={limit} />
          {limit && <p className="sr-only">{limit.spoken}</p>}
          <ol style={{ "--columns": columns }}>
            {steps.map((step) => (
              <TrackStep key={step.title} step={step} turnColumn={turn.column} />
            ))}
          </ol>
          <TurnLine x={turn.x} />
        </div>
        {agreed && (
          <p className="pt-4 text-pretty text-muted text-small">
            <b className="mr-2 font-medium text-text">{words.change}</b>{" "}
            {filled(agreed.text, { month: numberInWords(agreed.month, durations.numbers) })}
          </p>
        )}
      </div>
    </Section>
  );
}
