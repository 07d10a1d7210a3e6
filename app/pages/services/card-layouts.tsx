import { ServiceCard, ServiceTeaser } from "../../bands/service-card";
import { Picture } from "../../components/picture";
import { classNames } from "../../lib/class-names";
import type { Catalog } from "./view";

type Cards = Pick<Catalog["cardGroups"][number], "cards">;

/** Cards whose edges coincide. */
export function CardBoard({ cards }: Cards) {
  return (
    <div data-reveal="items" className="grid sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <ServiceCard key={card.title} {...card} className="-mb-px -ml-px rounded-none!" />
      ))}
    </div>
  );
}

export function CardPairs({ cards }: Cards) {
  return (
    <div data-reveal="items" className="grid gap-5 sm:grid-cols-2">
      {cards.map((card) => (
        <ServiceCard key={card.title} {...card} variant="3d" />
      ))}
    </div>
  );
}

/** Here and wherever a picture stands beside them, cards do without their icon. */
export function CardsOnPicture({ cards }: Cards) {
  return (
    <div className="cards-on-picture">
      <Picture
        name="regulatory-compliance-program"
        sizes="(min-width: 83rem) 60rem, (min-width: 64rem) 70vw, 91vw"
        alt=""
        className="aspect-3/2"
      />
      <div data-reveal="items">
        {cards.map((card) => (
          <ServiceCard key={card.title} {...card} icon={undefined} variant="glass" />
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
        <article key={card.title} className={classNames(row, "icon-row")}>
          <ServiceTeaser {...card} linkClassName="md:pt-0" />
        </article>
      ))}
    </div>
  );
}

export function RowsBesidePicture({ cards }: Cards) {
  return (
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-[1fr_2fr]">
      <Picture
        name="azure-cloud-migration"
        sizes="(min-width: 83rem) 67rem, (min-width: 64rem) 90vw, (min-width: 48rem) 147vw, 91vw"
        alt=""
        className="aspect-3/2 md:aspect-auto md:h-full md:object-[55%_50%]"
      />
      <div data-reveal="items" className="grid gap-x-8 sm:grid-cols-2">
        {cards.map((card) => (
          <article key={card.title} className={classNames(row, "flex flex-col")}>
            <ServiceTeaser {...card} icon={undefined} />
          </article>
        ))}
      </div>
    </div>
  );
}
