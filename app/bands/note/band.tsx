import { BandHeading, Section } from "../../components/section";
import type { BandProps } from "../component-of";

/** It belongs to the band above, so it stands nearer to it than two bands do. */
const near = "-mt-[calc(var(--spacing-band)-var(--spacing-band-brief))]";

export default function Note({ section, heading, text }: BandProps<"note">) {
  return (
    <Section {...section} className={section.joins ? near : ""}>
      <div className="grid gap-x-7 gap-y-4 lg:grid-cols-[1fr_2fr]">
        <BandHeading {...section} className="display text-title-3">
          {heading}
        </BandHeading>
        <p className="lede text-muted">{text}</p>
      </div>
    </Section>
  );
}
