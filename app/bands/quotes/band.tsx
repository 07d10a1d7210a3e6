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
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        role="group"
        aria-labelledby={`${section.anchor}-heading`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it on a phone
        tabIndex={0}
        className="swiped"
      >
        <QuoteGrid quotes={testimonials.slice(0, count)} />
      </div>
    </Section>
  );
}
