import { Picture } from "../../components/picture";
import { classNames } from "../../lib/class-names";
import { PlacedCard, PlacedRow } from "./placed-card";
import type { Catalog } from "./view";

type Cards = Pick<Catalog["cardGroups"][number], "cards">;

/** Cards that share their borders. */
export function CardBoard({ cards }: Cards) {
  return (
    <div data-reveal="items" className="grid pl-px sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card) => (
        <PlacedCard key={card.title} {...card} className="-mb-px -ml-px h-auto! rounded-none!" />
      ))}
    </div>
  );
}

export function CardPairs({ cards }: Cards) {
  return (
    <div data-reveal="items" className="grid gap-5 sm:grid-cols-2 lg:gap-7">
      {cards.map((card) => (
        <PlacedCard key={card.title} {...card} variant="3d" />
      ))}
    </div>
  );
}

/** Cards next to a picture have no icon. */
export function CardsOnPicture({ cards }: Cards) {
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

export function Rows({ cards }: Cards) {
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

export function RowsBesidePicture({ cards }: Cards) {
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
