import { Section, SectionHead } from "../../components/section";
import type { BandProps } from "../component-of";
import { QuoteGrid } from "../quote-grid";

export default function Quotes({
  section,
  testimonials,
  count,
  all,
  ...intro
}: BandProps<"quotes">) {
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} link={all} />
      <QuoteGrid quotes={testimonials.slice(0, count)} />
    </Section>
  );
}
