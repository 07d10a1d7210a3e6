import type { ReactNode } from "react";
import { NumberedList } from "../../components/item-list";
import { Prose } from "../../components/prose";
import type { CaseStudy } from "../../content/types";
import { slugOf } from "../../lib/slug";
import { CaseStudyApproach } from "./approach";
import { baselineBars } from "./baseline-bars";
import { CaseStudyResults } from "./results";

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

/**
 * The chapters of a story: those that are told stand beside the sidebar, those that are drawn below it.
 */
export function caseStudyStory({ challenges, solution, approach, results, baselines }: CaseStudy) {
  const told = (
    <>
      <Chapter title="Business Challenges">
        <NumberedList items={challenges} columns={1} />
      </Chapter>
      <Chapter title="Our Solution">
        <Prose>
          {solution.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Chapter>
    </>
  );
  const drawn = (
    <>
      <Chapter title="Our Approach">
        <CaseStudyApproach steps={approach} />
      </Chapter>
      <Chapter title="Business Results">
        <CaseStudyResults results={results} baselines={baselines.map(baselineBars)} />
      </Chapter>
    </>
  );
  return { told, drawn };
}
