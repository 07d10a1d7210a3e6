import { href } from "react-router";
import { ClaimRow } from "../../bands/claim-row";
import { PageHero } from "../../bands/page-hero";
import { ServiceCard } from "../../bands/service-card";
import { ButtonLink } from "../../components/button";
import { Icon } from "../../components/icon";
import { Picture } from "../../components/picture";
import { Section, SectionHead } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { TitledTexts } from "./titled-texts";
import type { ServicesPageData } from "./view";

/** What stands before the catalog: the promise, the industries, the figures. */
export function ServicesLanding({ landing }: Pick<ServicesPageData, "landing">) {
  const allServices = `${href("/services")}#services`;
  return (
    <>
      <PageHero
        {...landing.intro}
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
        <ButtonLink href={allServices} look="secondary">
          Explore All Services
        </ButtonLink>
      </PageHero>
      <Section aria-labelledby="values-heading" className="pt-gutter!">
        <h2 id="values-heading" className="sr-only">
          What you can expect
        </h2>
        <div className="shape-glass is-wide">
          <Picture {...landing.picture} alt="" priority />
          <TitledTexts items={landing.values} />
        </div>
      </Section>
      <Section aria-labelledby="industries-heading" className="pt-0">
        <SectionHead id="industries-heading" {...landing.industriesIntro}>
          {landing.industriesIntro.text}
        </SectionHead>
        <div data-reveal="" className="shape-tiles">
          {landing.industries.map((tile) => (
            <ServiceCard key={tile.title} {...tile} />
          ))}
        </div>
      </Section>
      <Section ground="raised" aria-labelledby="impact-heading">
        <SectionHead id="impact-heading" {...landing.impactIntro}>
          <p>{landing.impactIntro.text}</p>
          <TextLink href={href("/client-success-stories")} className="mt-4 text-text">
            View Client Success Stories
          </TextLink>
        </SectionHead>
        <ClaimRow claims={landing.impact} className="impact" />
      </Section>
    </>
  );
}
