import { ServiceCard, ServiceTeaser } from "../../bands/service-card";
import type { CardVariant } from "../../components/card";
import { PhaseBar } from "./phase-bar";
import type { CatalogCard } from "./view";

/** Beside a picture a card does without its icon. */
type Placed = Omit<CatalogCard, "icon"> & { icon?: CatalogCard["icon"] | undefined };

/** A card that a hash leads to. Where groups fold, each has its bar of the plan with it. */
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
