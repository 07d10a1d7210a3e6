import { Group } from "./group";
import { PlacedCard } from "./placed-card";
import type { Catalog, ServicesView } from "./view";

/** The axis of the folded groups, where there is no plan above them. */
export function FoldAxis({ phases }: Pick<ServicesView["plan"], "phases">) {
  return (
    <p aria-hidden="true" className="fold-axis fold-only">
      {phases.map(({ name }) => (
        <span key={name}>{name}</span>
      ))}
    </p>
  );
}

/** The one mark of the folded groups that does not explain itself. */
export function FoldLegend({ end }: ServicesView["plan"]["legend"]) {
  return (
    <p className="plan-legend fold-only border-line border-t py-4 text-label text-muted">
      <span>{end}</span>
    </p>
  );
}

/** The first group of the plan, folded like the others; with a plan above, it stands there alone. */
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
