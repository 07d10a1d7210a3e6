import { CitedText } from "../../bands/cited-text";
import { StatCard } from "../../bands/stat-card";
import { Section } from "../../components/section";
import type { HomeView } from "./view";

export function StatCards({ cards }: { cards: HomeView["statCards"] }) {
  return (
    <Section tempo="brief" aria-labelledby="results-heading">
      <h2 id="results-heading" className="sr-only">
        Results at a glance
      </h2>
      <div
        data-reveal=""
        className="grid gap-px overflow-hidden rounded-card border border-line bg-line xs:grid-cols-2 lg:grid-cols-4"
      >
        {cards.map(({ id, icon, title, value, description, cites, trend, benchmark }) => (
          <StatCard
            key={id}
            claim={id}
            icon={icon}
            title={title}
            value={value}
            description={<CitedText text={description} claims={cites} />}
            trend={trend}
            benchmark={benchmark}
          />
        ))}
      </div>
    </Section>
  );
}
