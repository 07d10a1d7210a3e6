import { Section, SectionHead } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { CaseStudyGrid } from "../case-study-grid";
import type { BandProps } from "../component-of";

export default function CaseStudies({
  section,
  caseStudies,
  count,
  all,
  ...intro
}: BandProps<"case-studies">) {
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro}>
        <p className="mb-4">{intro.text}</p>
        {all && (
          <TextLink href={all.href} className="text-text">
            {all.label}
          </TextLink>
        )}
      </SectionHead>
      <CaseStudyGrid studies={caseStudies.slice(0, count)} />
    </Section>
  );
}
