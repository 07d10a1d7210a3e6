import type { ReactNode } from "react";
import { NumberedList } from "../../components/item-list";
import { Prose } from "../../components/prose";
import { classNames } from "../../lib/class-names";
import { slugOf } from "../../lib/slug";
import { CaseStudyApproach } from "./approach";
import { CaseStudyResults } from "./results";
import type { CaseStudyView } from "./view";

interface ChapterProps {
  title: string;
  /** Read as text, beside the sidebar: its heading is as large as those there. */
  told?: boolean;
  children: ReactNode;
}

function Chapter({ title, told = false, children }: ChapterProps) {
  const id = slugOf(title);
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className={classNames("display", told ? "mb-4 text-title-3" : "mb-7 text-title-2")}
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The chapters that are told: they stand beside the sidebar. */
export function ToldChapters({ challenges, solution }: CaseStudyView["told"]) {
  return (
    <div className="space-y-12">
      <Chapter told title="Business Challenges">
        <NumberedList items={challenges} />
      </Chapter>
      <Chapter told title="Our Solution">
        <Prose>
          {solution.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Chapter>
    </div>
  );
}

/** The chapters that are drawn: they take the whole width. */
export function DrawnChapters({ approach, results, baselines }: CaseStudyView["drawn"]) {
  return (
    <div className="space-y-band wide:col-span-2">
      <Chapter title="Our Approach">
        <CaseStudyApproach steps={approach} />
      </Chapter>
      <Chapter title="Business Results">
        <CaseStudyResults results={results} baselines={baselines} />
      </Chapter>
    </div>
  );
}
