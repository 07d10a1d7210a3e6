import { Card } from "../../components/card";
import { Section, SectionHead } from "../../components/section";
import { spansFor } from "../../lib/even-columns";
import { servicePath } from "../../lib/paths";
import type { BandProps } from "../component-of";
import { ServiceTeaser } from "../service-teaser";

export default function ServiceCards({ section, cards, ...intro }: BandProps<"service-cards">) {
  const spans = spansFor(cards.length, 2, 3);
  // Beside one without, the title below an icon would stand lower than its neighbor.
  const areDrawn = cards.every(({ service }) => service.pictogram);
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <div
        data-reveal=""
        data-drawing="services"
        className="service-cards grid gap-5 md:grid-cols-12"
      >
        {cards.map(({ service, href, variant, featured, button }, index) => (
          <Card
            key={service.id}
            data-weeks={service.weeks}
            data-months={service.months}
            variant={variant ?? (featured ? "dark" : "default")}
            className="group gap-3 md:col-span-(--few) xl:col-span-(--many)"
            style={spans[index]}
          >
            <ServiceTeaser
              title={service.title}
              description={service.description}
              icon={areDrawn ? service.pictogram : undefined}
              href={href ?? servicePath(service.id)}
              large={featured}
              {...(button && { button })}
            />
          </Card>
        ))}
      </div>
    </Section>
  );
}
