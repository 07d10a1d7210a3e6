import { BandHeading, Label, Section } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { ClaimRow } from "../claim-row";
import type { BandProps } from "../component-of";

export default function FigureRow({
  section,
  label,
  heading,
  text,
  figures,
  link,
}: BandProps<"figure-row">) {
  return (
    <Section {...section} className="py-8!">
      <div className="twelve gap-y-5 md:max-lg:gap-y-1">
        <div className="lg:col-span-4">
          {label && <Label className="mb-3">{label}</Label>}
          <BandHeading {...section} className="display text-title-2">
            {heading}
          </BandHeading>
        </div>
        <div className="lg:col-span-8">
          <ClaimRow
            claims={figures.map(({ claim, label = claim.label }) => ({ ...claim, label }))}
          />
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-7 gap-y-4">
            {text && <p className="text-muted text-small">{text}</p>}
            {link && (
              <p>
                <TextLink href={link.href} className="text-small">
                  {link.label}
                </TextLink>
              </p>
            )}
          </div>
        </div>
      </div>
    </Section>
  );
}
