import { Section, SectionHead } from "../../components/section";
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
      <SectionHead {...section} {...intro} link={all} />
      <CaseStudyGrid studies={caseStudies.slice(0, count)} />
    </Section>
  );
}
