import { href } from "react-router";
import { ClaimRow } from "../../bands/claim-row";
import { ClosingCall } from "../../bands/closing-call";
import { PageHero } from "../../bands/page-hero";
import { caseStudiesPage } from "../../content/case-studies-page";
import { pageHead } from "../../lib/page-head";
import type { Route } from "./+types/route";
import { FilteredCaseStudies } from "./filtered-case-studies";
import { caseStudiesView } from "./view";

export const loader = () => caseStudiesView();

export const meta = () =>
  pageHead({ ...caseStudiesPage.head, path: href("/client-success-stories"), feed: true });

export default function CaseStudies({ loaderData: view }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...view.intro} />
      <FilteredCaseStudies choices={view.choices} />
      <ClosingCall {...view.closing}>
        <ClaimRow claims={view.figures} className="border-line border-t" />
      </ClosingCall>
    </>
  );
}
