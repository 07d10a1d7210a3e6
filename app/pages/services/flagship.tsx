import { Group } from "./group";
import { PlacedCard } from "./placed-card";
import type { Catalog, ServicesView } from "./view";

/** The axis of the collapsed groups, on screens too narrow for the plan. */
export function FoldAxis({ phases }: Pick<ServicesView["plan"], "phases">) {
  return (
    <p aria-hidden="true" className="fold-axis fold-only">
      {phases.map(({ name }) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}

/** Explains the only mark in the collapsed groups that is not self-evident. */
export function FoldLegend({ end }: ServicesView["plan"]["legend"]) {
  return (
    <p className="plan-legend fold-only border-line border-t py-4 text-label text-muted">
      <span>{end}</span>
    </p>
  );
}

/** The first group of the plan, collapsed like the others; wide screens show it only in the plan. */
export function Flagship({ cards, ...group }: Catalog["flagship"]) {
  return (
    <div className="fold-only">
      <Group {...group}>
        {cards.map((card) => (
          <PlacedCard key={card.title} {...card} />
        ))}
      </Group>
    </div>
  );
}
