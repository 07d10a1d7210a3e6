import { Picture } from "../../components/picture";
import { QuietHeading, Section } from "../../components/section";
import { classNames } from "../../lib/class-names";
import type { BandProps } from "../component-of";
import { TitledText } from "../titled-text";

export default function CardsOnPicture({
  section,
  heading,
  picture,
  cards,
}: BandProps<"cards-on-picture">) {
  return (
    <Section {...section} className={classNames(!section.joins && "pt-8! xl:pt-12!")}>
      <QuietHeading {...section}>{heading}</QuietHeading>
      <div className="grid gap-3" style={{ "--cards": cards.length }}>
        {picture && (
          <Picture
            name={picture.slug}
            sizes="(min-width: 83rem) 77rem, 92vw"
            alt=""
            priority
            className="aspect-2/1 md:aspect-7/1 lg:aspect-5/1 xl:aspect-[4.75]"
          />
        )}
        <ul className="cards-in-row">
          {cards.map((card) => (
            <li key={card.title} className="rounded-card border border-line bg-raised p-4 md:p-5">
              <TitledText {...card} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
