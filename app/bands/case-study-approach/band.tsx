import { BandHeading, Section } from "../../components/section";
import { drawnSteps } from "../../content/drawn-steps";
import { useSite, useWords } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { TrackKey } from "../track-key";
import { StepList } from "./step-list";
import { trackOf } from "./track";
import { TrackChart } from "./track-chart";

/** The steps, as a chart of planned against actual where they have months. */
export default function CaseStudyApproach({
  section,
  heading,
  caseStudy,
}: BandProps<"case-study-approach">) {
  const { track: words, durations } = useWords();
  const { language } = useSite();
  const steps = drawnSteps(caseStudy.approach);
  const track = steps.length
    ? trackOf({ ...caseStudy, steps }, { ...words, durations, language })
    : undefined;
  return (
    <Section {...section} data-sample="" className="print:pt-0">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-5 print:mb-4 print:break-after-avoid">
        <BandHeading {...section} className="display text-title-2">
          {heading}
        </BandHeading>
        {track && <TrackKey finish={track.finishKey} marked={track.turn && words.turn} />}
      </div>
      {track ? (
        <TrackChart track={track} agreed={caseStudy.track.agreed} />
      ) : (
        <StepList steps={caseStudy.approach} />
      )}
    </Section>
  );
}
