import type { ComponentType } from "react";
import { Picture } from "../../components/picture";
import type { ServiceGroupId } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { type CatalogCard, cardGroup } from "./card-group";
import { Group } from "./group";
import { PlacedCard, PlacedRow } from "./placed-card";

interface Cards {
  cards: readonly CatalogCard[];
}

/** Cards that share their borders. */
function CardBoard({ cards }: Cards) {
  return (
    <div data-reveal="items" className="grid pl-px sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <PlacedCard key={card.title} {...card} className="-mb-px -ml-px h-auto! rounded-none!" />
      ))}
    </div>
  );
}

function CardPairs({ cards }: Cards) {
  return (
    <div data-reveal="items" className="grid gap-5 sm:grid-cols-2 lg:gap-7">
      {cards.map((card) => (
        <PlacedCard key={card.title} {...card} variant="3d" />
      ))}
    </div>
  );
}

/** Cards next to a picture have no icon. */
function CardsOnPicture({ cards }: Cards) {
  return (
    <div className="cards-on-picture">
      <Picture
        name="regulatory-compliance-program"
        sizes="(min-width: 83rem) 77rem, 92vw"
        alt=""
        className="aspect-3/2 md:aspect-2/1"
      />
      <div data-reveal="items">
        {cards.map((card) => (
          <PlacedCard key={card.title} {...card} icon={undefined} variant="glass" />
        ))}
      </div>
    </div>
  );
}

/** A service between hairlines, without a box. */
const row = "group relative gap-y-3 border-line border-t py-5";

function Rows({ cards }: Cards) {
  return (
    <div data-reveal="items">
      {cards.map((card) => (
        <PlacedRow
          key={card.title}
          {...card}
          className={classNames(row, "icon-row")}
          linkClassName="md:pt-0"
        />
      ))}
    </div>
  );
}

function RowsBesidePicture({ cards }: Cards) {
  return (
    <div className="grid gap-x-7 gap-y-8 md:grid-cols-3 md:*:last:col-span-2">
      <Picture
        name="azure-cloud-migration"
        sizes="(min-width: 83rem) 67rem, (min-width: 64rem) 90vw, (min-width: 48rem) 147vw, 91vw"
        alt=""
        className="aspect-3/2 md:aspect-auto md:h-full md:object-[55%_50%]"
      />
      <div data-reveal="items" className="grid gap-x-7 sm:grid-cols-2">
        {cards.map((card) => (
          <PlacedRow
            key={card.title}
            {...card}
            icon={undefined}
            className={classNames(row, "flex flex-col")}
          />
        ))}
      </div>
    </div>
  );
}

/** Each group has its own layout, so that the longest page does not look like one big grid. */
const layouts = {
  "enterprise-solutions": CardBoard,
  "specialized-services": Rows,
  "industry-expertise": CardsOnPicture,
  "technology-transformation": RowsBesidePicture,
  "premium-service-offerings": CardPairs,
} satisfies Partial<Record<ServiceGroupId, ComponentType<Cards>>>;

/** The groups that consist of cards only. */
export function CardGroups() {
  return Object.entries(layouts).map(([id, Layout]) => {
    const { cards, ...group } = cardGroup(id as keyof typeof layouts);
    return (
      <Group key={id} {...group}>
        <Layout cards={cards} />
      </Group>
    );
  });
}
