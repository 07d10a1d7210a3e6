import { Quoted } from "../../components/quoted";
import { Section } from "../../components/section";
import type { BandProps } from "../component-of";

export default function CaseStudyQuote({
  section,
  label,
  caseStudy: { testimonial },
}: BandProps<"case-study-quote">) {
  if (!testimonial) return null;
  const { quote, author, role } = testimonial;
  return (
    <Section {...section} tempo="broad" data-sample="" label={label} className="print:pb-0">
      <figure>
        <blockquote className="display max-w-[22em] text-title-2 leading-tight! max-md:text-pretty! print:max-w-none print:text-title-3">
          <Quoted words={quote} />
        </blockquote>
        <figcaption className="mt-7 text-muted print:mt-2 text-small">
          <b className="block font-medium text-text print:mr-3 print:inline">{author}</b>
          {role}
        </figcaption>
      </figure>
    </Section>
  );
}
