import { QuietHeading, Section } from "../../components/section";
import { CitedText } from "../cited-text";
import type { BandProps } from "../component-of";
import { StatCard } from "../stat-card";

export default function Figures({ section, heading, cards }: BandProps<"figures">) {
  return (
    <Section {...section} tempo="brief">
      <QuietHeading {...section}>{heading}</QuietHeading>
      <div
        data-reveal=""
        className="grid gap-px overflow-hidden rounded-card border border-line bg-line xs:grid-cols-2 lg:grid-cols-4"
      >
        {cards.map(({ claim, description, cites = [], ...card }) => (
          <StatCard
            key={claim.id}
            {...claim}
            {...card}
            claim={claim.id}
            description={<CitedText text={description} claims={cites} />}
          />
        ))}
      </div>
    </Section>
  );
}
