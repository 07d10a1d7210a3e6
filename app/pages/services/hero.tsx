import { href } from "react-router";
import { FirstStep } from "../../bands/first-step";
import { PageHero } from "../../bands/page-hero";
import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { servicesPage } from "../../content/content";

export function ServicesHero() {
  const allServices = `${href("/services")}#services`;
  return (
    <div className="hero-compact">
      <PageHero
        {...servicesPage.intro}
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
        <ButtonLink
          href={href("/contact")}
          size="small"
          arrow
          className="lg:max-xl:px-4 lg:max-xl:text-label"
        >
          Schedule a Strategic Consultation
        </ButtonLink>
        <ButtonLink
          href={allServices}
          variant="secondary"
          size="small"
          className="lg:max-xl:px-4 lg:max-xl:text-label"
        >
          Explore All Services
        </ButtonLink>
        <FirstStep />
      </PageHero>
    </div>
  );
}
