import { useQuery } from "../browser/query";
import { Section } from "../components/section";
import { ClaimRow } from "../components/stat";
import { caseStudies } from "../content/case-studies.server";
import { getClaims } from "../content/claims.server";
import { stories } from "../content/stories.server";
import { branded } from "../lib/branded.server";
import { caseStudySummary } from "../lib/case-study-summary.server";
import { industryChoices } from "../lib/industry-choices.server";
import { pageHead } from "../lib/page-head.server";
import { slugOf } from "../lib/slug";
import { CaseStudyGrid } from "../sections/case-study-grid";
import { ClosingCall } from "../sections/closing-call";
import { PageHero } from "../sections/page-hero";
import { StoryFilter } from "../sections/story-filter";
import type { Route } from "./+types/client-success-stories";

export function loader() {
  return branded({
    meta: pageHead({ ...stories.head, path: "/client-success-stories" }),
    page: stories,
    figures: getClaims(...stories.figures),
    caseStudies: caseStudies.map(caseStudySummary),
    choices: industryChoices(caseStudies),
  });
}

/** The query chooses among what is here already. */
export const shouldRevalidate = () => false;

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData.meta;
}

export default function ClientSuccessStories({ loaderData }: Route.ComponentProps) {
  const { page, figures, caseStudies, choices } = loaderData;
  const asked = slugOf(useQuery("industry"));
  const chosen = choices.find(({ id }) => id === asked) ?? choices[0];
  return (
    <>
      <PageHero {...page.intro} />
      <Section aria-labelledby="stories-heading" className="pt-8!">
        <h2 id="stories-heading" className="sr-only">
          All case studies
        </h2>
        <StoryFilter choices={choices} chosen={chosen} />
        <CaseStudyGrid
          studies={caseStudies.filter(({ industry }) => !chosen?.id || industry === chosen.name)}
        />
      </Section>
      <ClosingCall {...page.closing}>
        <ClaimRow claims={figures} className="border-line border-t" />
      </ClosingCall>
    </>
  );
}
