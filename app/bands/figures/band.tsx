import { QuietHeading, Section } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { CitedText } from "../cited-text";
import type { BandProps } from "../component-of";
import { StatCard } from "../stat-card";

export default function Figures({ section, heading, cards }: BandProps<"figures">) {
  return (
    <Section {...section} joins tempo="brief">
      <QuietHeading {...section}>{heading}</QuietHeading>
      <div data-reveal="" className={classNames("stat-row", cards.length > 3 && "has-four")}>
        {cards.map(({ description, cites = [], ...card }) => (
          <StatCard
            key={card.claim.id}
            {...card}
            description={<CitedText text={description} claims={cites} />}
          />
        ))}
      </div>
    </Section>
  );
}
