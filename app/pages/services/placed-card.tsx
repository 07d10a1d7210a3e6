import { ServiceCard, ServiceTeaser } from "../../bands/service-card";
import type { CardVariant } from "../../components/card";
import type { CatalogCard } from "./card-group";
import { PhaseBar } from "./phase-bar";

/** A card next to a picture has no icon. */
type Placed = Omit<CatalogCard, "icon"> & { icon?: CatalogCard["icon"] | undefined };

/** A card with an id for hash links. Where groups are collapsible, it also shows its bar of the plan. */
export function PlacedCard({
  anchor,
  phases,
  ...card
}: Placed & { variant?: CardVariant; className?: string }) {
  return (
    <ServiceCard id={anchor} {...card}>
      <PhaseBar {...phases} />
    </ServiceCard>
  );
}

/** The same without a box, between hairlines. */
export function PlacedRow({
  anchor,
  phases,
  className,
  linkClassName,
  ...card
}: Placed & { className: string; linkClassName?: string }) {
  return (
    <article id={anchor} className={className}>
      <ServiceTeaser {...card} linkClassName={linkClassName}>
        <PhaseBar {...phases} />
      </ServiceTeaser>
    </article>
  );
}
