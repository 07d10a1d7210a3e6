import type { ComponentProps } from "react";
import ServiceCards from "../../bands/service-cards/band";
import { StatCard, Trend } from "../../bands/stat-card";
import { Card, type CardVariant, cardVariants } from "../../components/card";
import { Picture } from "../../components/picture";
import { StatFigure, StatRow } from "../../components/stat";
import type { Content } from "../../content/assemble";
import { useContent } from "../../lib/use-words";
import { SingleSpecimen, Specimen } from "./specimen";

const variants = Object.keys(cardVariants) as CardVariant[];

const statCardsIn = ({ pages }: Content) =>
  pages
    .flatMap(({ bands }) => bands)
    .flatMap((band) => (band.band === "figures" ? band.cards : []));

const buttons = [
  { variant: "highlight" },
  { variant: "primary", label: "Get In Touch" },
  { variant: "secondary" },
  { color: "accent" },
  { variant: "secondary", color: "accent" },
] as const;

/** Each look, then each button; the first of those is featured. */
const serviceCardsOf = ({ services }: Content) =>
  services.slice(0, variants.length + buttons.length).map((service, index) => {
    const button = buttons[index - variants.length];
    const variant = variants[index];
    return {
      service,
      ...(variant && { variant }),
      ...(button && { button }),
      ...(index === variants.length && { featured: true as const }),
    };
  });

export function Cards() {
  const content = useContent();
  return (
    <>
      <Specimen name="Figures">
        <StatRow>
          {content.claims.slice(0, 3).map(({ id, value, label }) => (
            <StatFigure key={id} value={value} label={label} />
          ))}
        </StatRow>
        <Trend direction="up" value="2.3% year on year" />
        <Trend direction="down" value="4% in 2024" />
      </Specimen>
      <SingleSpecimen name="Stat cards">
        <div className="stat-row">
          {statCardsIn(content).map(({ claim, ...card }) => (
            <StatCard key={claim.id} {...claim} {...card} claim={claim.id} />
          ))}
        </div>
      </SingleSpecimen>
      <SingleSpecimen name="Cards">
        <div className="relative overflow-hidden rounded-card">
          <Picture
            name={content.caseStudies[0]?.slug ?? ""}
            alt=""
            sizes="100vw"
            className="absolute inset-0 size-full"
          />
          <div className="relative grid gap-5 p-8 sm:grid-cols-2">
            {variants.map((variant) => (
              <Card key={variant} variant={variant}>
                <h3 className="display text-title-4">{variant}</h3>
                <p className="mt-2 text-muted text-small">
                  A card on a picture, for the glass one.
                </p>
              </Card>
            ))}
          </div>
        </div>
      </SingleSpecimen>
      <SingleSpecimen name="Service cards">
        <ServiceCards
          section={{ anchor: "service-cards", level: 2, ground: "page", joins: true }}
          label="Services"
          heading="Each look and each button"
          text="A band of any page."
          cards={serviceCardsOf(content) as unknown as ComponentProps<typeof ServiceCards>["cards"]}
        />
      </SingleSpecimen>
    </>
  );
}
