import type { ReactNode } from "react";
import { TrackKey } from "../../bands/track-key";
import { NumberedList } from "../../components/item-list";
import { Prose } from "../../components/prose";
import type { CaseStudy } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { slugOf } from "../../text/slug";
import { CaseStudyApproach } from "./approach";
import { CaseStudyResults } from "./results";
import { trackOf } from "./track";

interface ChapterProps {
  title: string;
  /** A text chapter, whose heading matches the size of those in the sidebar beside it. */
  isText?: boolean;
  /** At the right of the title where there is room. */
  legend?: ReactNode;
  children: ReactNode;
}

function Chapter({ title, isText = false, legend, children }: ChapterProps) {
  const id = slugOf(title);
  return (
    <section aria-labelledby={id}>
      <div
        className={classNames(
          "flex flex-wrap items-baseline justify-between gap-x-10 gap-y-5 print:break-after-avoid",
          isText ? "mb-4" : "mb-7 print:mb-4",
        )}
      >
        <h2 id={id} className={classNames("display", isText ? "text-title-3" : "text-title-2")}>
          {title}
        </h2>
        {legend}
      </div>
      {children}
    </section>
  );
}

/** The text chapters, which share the row with the sidebar. */
export function TextChapters({ challenges, solution }: CaseStudy) {
  return (
    <div className="space-y-12">
      <Chapter isText title="Business Challenges">
        <NumberedList items={challenges} />
      </Chapter>
      <Chapter isText title="Our Solution">
        <Prose>
          {solution.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Chapter>
    </div>
  );
}

/** The chapters with charts, which take the full width. */
export function DrawnChapters(study: CaseStudy) {
  const track = trackOf(study);
  return (
    <div className="space-y-band wide:col-span-2">
      <Chapter title="Our Approach" legend={<TrackKey finish={track.finishKey} />}>
        <CaseStudyApproach {...track} />
      </Chapter>
      <Chapter title="Business Results">
        <CaseStudyResults {...study} />
      </Chapter>
    </div>
  );
}
