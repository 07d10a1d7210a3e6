import { Card } from "../../components/card";
import { Section, SectionHead } from "../../components/section";
import { servicePath } from "../../lib/paths";
import type { BandProps } from "../component-of";
import { ServiceTeaser } from "../service-teaser";

export default function ServiceCards({ section, cards, ...intro }: BandProps<"service-cards">) {
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <div
        data-reveal=""
        className="grid gap-5 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,19rem),1fr))]"
      >
        {cards.map(({ service, href, variant, featured, button }) => (
          <Card
            key={service.id}
            variant={variant ?? (featured ? "dark" : "default")}
            className="group gap-3"
          >
            <ServiceTeaser
              title={service.title}
              description={service.description}
              icon={service.pictogram}
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
