import { href } from "react-router";
import filterStories from "../../.generated/story-filter.js?raw";
import { InlineScript } from "../components/inline-script";
import { ClaimRow } from "../components/stat";
import { caseStudies } from "../content/case-studies";
import { getClaims } from "../content/claims";
import { stories } from "../content/stories";
import { caseStudySummary } from "../lib/case-study-summary";
import { industryChoices } from "../lib/industry-choices";
import { pageHead } from "../lib/page-head";
import { CaseStudyGrid } from "../sections/case-study-grid";
import { ClosingCall } from "../sections/closing-call";
import { PageHero } from "../sections/page-hero";
import { StoryFilter } from "../sections/story-filter";

export const meta = () => pageHead({ ...stories.head, path: href("/client-success-stories") });

const choices = industryChoices(caseStudies);

/** Of one industry, or all. */
function storiesOf(name?: string) {
  return caseStudies.filter(({ industry }) => !name || industry === name).map(caseStudySummary);
}

export default function ClientSuccessStories() {
  return (
    <>
      <PageHero {...stories.intro} />
      <section aria-labelledby="stories-heading" className="pt-8 pb-band">
        <div className="wrap">
          <h2 id="stories-heading" className="sr-only">
            All case studies
          </h2>
          <StoryFilter choices={choices} />
          <div data-stories>
            <CaseStudyGrid studies={storiesOf()} />
          </div>
          {/* A grid of its own for each choice: few cards have other shapes than many. */}
          {choices.slice(1).map(({ id, name }) => (
            <template key={id} data-stories-of={id}>
              <CaseStudyGrid studies={storiesOf(name)} />
            </template>
          ))}
          <InlineScript code={filterStories} />
        </div>
      </section>
      <ClosingCall {...stories.closing}>
        <ClaimRow claims={getClaims(...stories.figures)} className="border-line border-t" />
      </ClosingCall>
    </>
  );
}
