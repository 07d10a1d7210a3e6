import { href } from "react-router";
import { CaseStudyGrid } from "../../bands/case-study-grid";
import { Section, SectionHead } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { caseStudies } from "../../content/case-studies";
import { home } from "../../content/content";

/** The first 6 of the 8. */
export function FirstCaseStudies() {
  return (
    <Section id="case-studies" aria-labelledby="case-studies-heading">
      <SectionHead id="case-studies-heading" {...home.caseStudies}>
        <p className="mb-4">{home.caseStudies.text}</p>
        <TextLink href={href("/client-success-stories")} className="text-text">
          View Client Success Stories
        </TextLink>
      </SectionHead>
      <CaseStudyGrid studies={caseStudies.slice(0, 6)} />
    </Section>
  );
}
