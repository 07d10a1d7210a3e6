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
        className="figure-cards grid gap-px overflow-hidden rounded-card border border-line bg-line"
        style={{ "--cards": cards.length }}
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
