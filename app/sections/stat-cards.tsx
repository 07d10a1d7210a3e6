import { Section } from "../components/section";
import { StatCard, type StatCardProps } from "../components/stat";

export function StatCards({ cards }: { cards: readonly StatCardProps[] }) {
  return (
    <Section aria-label="Results at a glance">
      <div className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <StatCard key={card.title} {...card} />
        ))}
      </div>
    </Section>
  );
}
