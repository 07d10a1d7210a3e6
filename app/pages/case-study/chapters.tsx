import type { ReactNode } from "react";
import { NumberedList } from "../../components/item-list";
import { Prose } from "../../components/prose";
import { slugOf } from "../../lib/slug";
import { CaseStudyApproach } from "./approach";
import { CaseStudyResults } from "./results";
import type { CaseStudyView } from "./view";

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const id = slugOf(title);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-7 text-title-2">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The chapters that are told: they stand beside the sidebar. */
export function ToldChapters({ challenges, solution }: CaseStudyView["told"]) {
  return (
    <div className="space-y-16">
      <Chapter title="Business Challenges">
        <NumberedList items={challenges} />
      </Chapter>
      <Chapter title="Our Solution">
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
