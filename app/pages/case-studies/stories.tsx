import filterStories from "../../../.generated/story-filter.js?raw";
import { CaseStudyGrid } from "../../bands/case-study-grid";
import { InlineScript } from "../../components/inline-script";
import { StoryFilter } from "./filter";
import type { CaseStudiesView } from "./view";

/** All stories, and the filter that narrows them. */
export function Stories({ choices }: Pick<CaseStudiesView, "choices">) {
  const [all, ...industries] = choices;
  return (
    <section aria-labelledby="stories-heading" className="pt-8 pb-band">
      <div className="wrap">
        <h2 id="stories-heading" className="sr-only">
          All case studies
        </h2>
        <StoryFilter choices={choices} />
        <div data-stories>{all && <CaseStudyGrid studies={all.studies} />}</div>
        {/* A grid of its own for each choice: few cards have other shapes than many. */}
        {industries.map(({ id, studies }) => (
          <template key={id} data-stories-of={id}>
            <CaseStudyGrid studies={studies} />
          </template>
        ))}
        <InlineScript code={filterStories} />
      </div>
    </section>
  );
}
