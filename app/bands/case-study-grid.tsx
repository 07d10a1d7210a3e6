import type { CaseStudy } from "../content/types";
import { CaseStudyCard, type CaseStudyShape } from "./case-study-card";

/**
 * Rows of 8+4 and 4+8 columns, so that the large card alternates sides. A single card in the last row
 * takes the full width, so that no number of cards leaves a gap.
 */
function shapeOf(index: number, count: number): CaseStudyShape {
  if (index === count - 1 && count % 2) return "full";
  return index % 4 === 0 || index % 4 === 3 ? "wide" : "narrow";
}

export function CaseStudyGrid({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <div data-reveal="items" className="grid gap-x-7 gap-y-12 md:grid-cols-2 lg:grid-cols-12">
      {studies.map((study, index) => (
        <CaseStudyCard key={study.slug} study={study} shape={shapeOf(index, studies.length)} />
      ))}
    </div>
  );
}
