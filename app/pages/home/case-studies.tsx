import { href } from "react-router";
import { CaseStudyGrid } from "../../bands/case-study-grid";
import { Section, SectionHead } from "../../components/section";
import { TextLink } from "../../components/text-link";
import type { HomeView } from "./view";

export function FirstCaseStudies({ intro, studies }: HomeView["caseStudies"]) {
  return (
    <Section id="case-studies" aria-labelledby="case-studies-heading">
      <SectionHead id="case-studies-heading" {...intro}>
        <p className="mb-4">{intro.text}</p>
        <TextLink href={href("/client-success-stories")} className="text-text">
          View Client Success Stories
        </TextLink>
      </SectionHead>
      <CaseStudyGrid studies={studies} />
    </Section>
  );
}
