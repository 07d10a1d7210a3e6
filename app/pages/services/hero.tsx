import { href } from "react-router";
import { PageHero } from "../../bands/page-hero";
import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import type { ServicesView } from "./view";

export function ServicesHero({ heading, lead }: ServicesView["intro"]) {
  const allServices = `${href("/services")}#services`;
  return (
    <PageHero
      heading={heading}
      lead={lead}
      label={
        <a
          href={allServices}
          className="inline-flex items-center gap-2 pt-3 font-medium text-small"
        >
          <Icon name="arrow-left" />
          Back to Services
        </a>
      }
    >
      <ButtonLink href={href("/contact")} arrow>
        Schedule a Strategic Consultation
      </ButtonLink>
      <ButtonLink href={allServices} variant="secondary">
        Explore All Services
      </ButtonLink>
    </PageHero>
  );
}
