import { Section } from "../components/section";
import { ClaimRow } from "../components/stat";
import { caseStudies } from "../content/case-studies.server";
import { getClaims } from "../content/claims.server";
import { stories } from "../content/stories.server";
import { branded } from "../lib/branded.server";
import { caseStudySummary } from "../lib/case-study-summary.server";
import { pageMeta } from "../lib/page-meta";
import { CaseStudyGrid } from "../sections/case-study-grid";
import { ClosingCall } from "../sections/closing-call";
import { PageHero } from "../sections/page-hero";
import type { Route } from "./+types/client-success-stories";

export function loader() {
  return branded({
    page: stories,
    figures: getClaims(...stories.figures),
    caseStudies: caseStudies.map(caseStudySummary),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.page.head, path: "/client-success-stories" });
}

export default function ClientSuccessStories({ loaderData }: Route.ComponentProps) {
  const { page, figures, caseStudies } = loaderData;
  return (
    <>
      <PageHero {...page.intro} />
      <Section aria-label="All case studies">
        <h2 className="sr-only">All case studies</h2>
        <CaseStudyGrid studies={caseStudies} />
      </Section>
      <Section ground="raised" aria-label="What clients report">
        <ClaimRow claims={figures} />
      </Section>
      <ClosingCall {...page.closing} />
    </>
  );
}
