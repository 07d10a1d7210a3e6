import { ClaimRow } from "../../bands/claim-row";
import { Picture } from "../../components/picture";
import { getClaims } from "../../content/claims";
import { servicesPage } from "../../content/content";
import { cardGroup } from "./card-group";
import { Group } from "./group";
import { PlacedCard } from "./placed-card";

/** Its purpose and its services next to a picture, which leaves little room for a figure. */
export function InnovationLab() {
  const { cards, ...group } = cardGroup("innovation-lab");
  return (
    <Group {...group}>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <Picture
          name="aerospace-manufacturing-transformation"
          sizes="(min-width: 83rem) 51rem, (min-width: 64rem) 66vw, (min-width: 48rem) 103vw, 91vw"
          alt=""
          className="aspect-3/2 md:row-span-2 md:aspect-auto md:h-full md:object-[70%_50%]"
        />
        <div>
          <p>{servicesPage.lab.text}</p>
          <ClaimRow
            claims={getClaims(...servicesPage.lab.figures)}
            className="mt-6 max-xl:*:not-first:pl-3 max-xl:[&_dd]:text-title-3"
          />
        </div>
        <div data-reveal="items">
          {cards.map((card) => (
            <PlacedCard key={card.title} {...card} icon={undefined} variant="3d" />
          ))}
        </div>
      </div>
    </Group>
  );
}
