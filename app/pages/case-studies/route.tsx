import { href } from "react-router";
import ClosingCall from "../../bands/closing-call/band";
import { FirstCall } from "../../bands/first-step";
import { PageHero } from "../../bands/page-hero";
import { getClaims } from "../../content/claims";
import { caseStudiesPage, content } from "../../content/content";
import { pageHead } from "../../lib/page-head";
import { FilteredCaseStudies } from "./filtered-case-studies";
import { Variance } from "./variance";

export const meta = () =>
  pageHead(content, { ...caseStudiesPage.head, path: href("/client-success-stories"), feed: true });

export default function CaseStudies() {
  return (
    <>
      <div className="hero-compact">
        <PageHero {...caseStudiesPage.intro}>
          <FirstCall />
        </PageHero>
      </div>
      <Variance />
      <FilteredCaseStudies />
      <ClosingCall
        {...caseStudiesPage.closing}
        figures={getClaims(...caseStudiesPage.figures)}
        section={{ anchor: "contact", level: 2, ground: "ink", joins: false }}
      />
    </>
  );
}
