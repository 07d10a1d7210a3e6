import type { ComponentProps } from "react";
import { ServiceCard } from "../../bands/service-card";
import { StatCard, Trend } from "../../bands/stat-card";
import { Card, type CardVariant, cardVariants } from "../../components/card";
import { Picture } from "../../components/picture";
import { StatFigure, StatRow } from "../../components/stat";
import { content } from "../../content/content";
import { SingleSpecimen, Specimen } from "./specimen";

const variants = Object.keys(cardVariants) as CardVariant[];

const statCards = content.pages
  .flatMap(({ bands }) => bands)
  .flatMap((band) => (band.band === "figures" ? band.cards : []));

const service = {
  description: "What the service does, in one line.",
  href: "/services",
  icon: content.services[0]?.pictogram,
};

const serviceCards: readonly ComponentProps<typeof ServiceCard>[] = [
  ...variants.map((variant) => ({ ...service, title: variant, variant })),
  { ...service, title: "Featured", featured: true, buttonVariant: "highlight" },
  { ...service, title: "Label", buttonVariant: "primary", buttonLabel: "Get In Touch" },
  { ...service, title: "Secondary", buttonVariant: "secondary" },
  { ...service, title: "Accent on a link", buttonTxtColor: "accent" },
  { ...service, title: "Accent", buttonVariant: "secondary", buttonTxtColor: "accent" },
];

export function Cards() {
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
        <div className="grid gap-px bg-line sm:grid-cols-2">
          {statCards.map(({ claim, ...card }) => (
            <StatCard key={claim.id} {...claim} {...card} claim={claim.id} />
          ))}
        </div>
      </SingleSpecimen>
      <SingleSpecimen name="Cards">
        <div className="relative overflow-hidden rounded-card">
          <Picture
            name={content.servicesPage.valuesPicture}
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
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {serviceCards.map((card) => (
            <ServiceCard key={card.title} {...card} />
          ))}
        </div>
      </SingleSpecimen>
    </>
  );
}
