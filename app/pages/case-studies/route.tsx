import { href } from "react-router";
import filterStories from "../../../.generated/story-filter.js?raw";
import { CaseStudyGrid } from "../../bands/case-study-grid";
import { caseStudySummary } from "../../bands/case-study-summary";
import { ClaimRow } from "../../bands/claim-row";
import { ClosingCall } from "../../bands/closing-call";
import { PageHero } from "../../bands/page-hero";
import { InlineScript } from "../../components/inline-script";
import { caseStudies } from "../../content/case-studies";
import { getClaims } from "../../content/claims";
import { stories } from "../../content/stories";
import { pageHead } from "../../lib/page-head";
import { StoryFilter } from "./filter";
import { industryChoices } from "./industry-choices";

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
