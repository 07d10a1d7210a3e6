import { CitedText } from "../../bands/cited-text";
import { StatCard } from "../../bands/stat-card";
import { Section } from "../../components/section";
import { getClaim, getClaims } from "../../content/claims";
import { home } from "../../content/content";

export function StatCards() {
  return (
    <Section tempo="brief" aria-labelledby="results-heading">
      <h2 id="results-heading" className="sr-only">
        Results at a glance
      </h2>
      <div
        data-reveal=""
        className="grid gap-px overflow-hidden rounded-card border border-line bg-line xs:grid-cols-2 lg:grid-cols-4"
      >
        {home.statCards.map((card) => (
          <StatCard
            key={card.claim}
            {...getClaim(card.claim)}
            {...card}
            description={
              <CitedText
                text={card.description}
                claims={"cites" in card ? getClaims(...card.cites) : []}
              />
            }
          />
        ))}
      </div>
    </Section>
  );
}
