import { BandHeading, Section } from "../../components/section";
import type { BandProps } from "../component-of";

/** It belongs to the band above, so it stands nearer to it than two bands do. */
const near = "-mt-[max(0px,var(--spacing-band)-var(--spacing-band-brief))]";

export default function Note({ section, heading, text }: BandProps<"note">) {
  return (
    <Section {...section} className={section.joins ? near : ""} tempo="brief">
      <div className="twelve items-baseline gap-y-2 border-text border-t pt-4">
        <BandHeading {...section} className="display text-title-3 lg:col-span-4">
          {heading}
        </BandHeading>
        <p className="text-muted lg:col-span-8">{text}</p>
      </div>
    </Section>
  );
}
