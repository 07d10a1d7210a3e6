import { href } from "react-router";
import { useQuery } from "../browser/query";
import { FinishedHtml } from "../components/finished-html";
import { ClaimRow } from "../components/stat";
import { caseStudies } from "../content/case-studies.server";
import { getClaims } from "../content/claims.server";
import { stories } from "../content/stories.server";
import { branded } from "../lib/branded.server";
import { caseStudySummary } from "../lib/case-study-summary.server";
import { finishedHtml } from "../lib/finished-html.server";
import { industryChoices } from "../lib/industry-choices.server";
import { pageHead } from "../lib/page-head.server";
import { slugOf } from "../lib/slug";
import { CaseStudyGrid } from "../sections/case-study-grid.server";
import { ClosingCall } from "../sections/closing-call.server";
import { PageHero } from "../sections/page-hero.server";
import { StoryFilter } from "../sections/story-filter";
import type { Route } from "./+types/client-success-stories";

function Closing() {
  return (
    <ClosingCall {...stories.closing}>
      <ClaimRow claims={getClaims(...stories.figures)} className="border-line border-t" />
    </ClosingCall>
  );
}

/** The cards of each choice stand in a grid of their own: few cards have other shapes than many. */
function withGrid(choice: ReturnType<typeof industryChoices>[number]) {
  const studies = caseStudies
    .filter(({ industry }) => !choice.id || industry === choice.name)
    .map(caseStudySummary);
  return { ...choice, html: finishedHtml(choice.to, <CaseStudyGrid studies={studies} />) };
}

export function loader() {
  const path = href("/client-success-stories");
  return branded({
    meta: pageHead({ ...stories.head, path }),
    hero: finishedHtml(path, <PageHero {...stories.intro} />),
    choices: industryChoices(caseStudies).map(withGrid),
    closing: finishedHtml(path, <Closing />),
  });
}

/** The query chooses among what is here already. */
export const shouldRevalidate = () => false;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function ClientSuccessStories({ loaderData }: Route.ComponentProps) {
  const { hero, choices, closing } = loaderData;
  const asked = slugOf(useQuery("industry"));
  const chosen = choices.find(({ id }) => id === asked) ?? choices[0];
  return (
    <>
      <FinishedHtml name="hero" html={hero} />
      <section aria-labelledby="stories-heading" className="pt-8 pb-band">
        <div className="wrap">
          <h2 id="stories-heading" className="sr-only">
            All case studies
          </h2>
          <StoryFilter choices={choices} chosen={chosen} />
          <FinishedHtml name="stories" html={chosen?.html} />
        </div>
      </section>
      <FinishedHtml name="closing" html={closing} />
    </>
  );
}
