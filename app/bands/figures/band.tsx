import { QuietHeading, Section } from "../../components/section";
import { CitedText } from "../cited-text";
import type { BandProps } from "../component-of";
import { StatCard } from "../stat-card";

export default function Figures({ section, heading, cards }: BandProps<"figures">) {
  return (
    <Section {...section} joins tempo="brief">
      <QuietHeading {...section}>{heading}</QuietHeading>
      <div data-reveal="" className="stat-row">
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
