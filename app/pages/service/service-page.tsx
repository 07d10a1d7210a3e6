import { PageHero } from "../../bands/page-hero";
import { ButtonLink } from "../../components/button";
import { NumberedList, PlainList } from "../../components/item-list";
import { Lead } from "../../components/prose";
import { getGroup } from "../../content/services";
import type { ServiceWithSchedule } from "../../content/types";
import { contactPath } from "../../lib/paths";
import { Visualization } from "../../visualization/visualization";
import { AtAGlance } from "./at-a-glance";
import { Instead } from "./instead";
import { ListSection } from "./list-section";
import { OftenCombined } from "./often-combined";
import { Overview } from "./overview";
import { Sample } from "./sample";
import { Schedule } from "./schedule";
import { ServiceClosing } from "./service-closing";
import { WhyChooseUs } from "./why-choose-us";

/** A service of the catalog: text, features and numbered benefits, with facts at the side. */
export function ServicePage({ service }: { service: ServiceWithSchedule & { id: string } }) {
  return (
    <>
      <PageHero
        label={getGroup(service.group).title}
        heading={service.title}
        lead={service.description}
        back={{ to: "/services", label: "Back to Services" }}
      >
        <ButtonLink href={contactPath(service.id)} arrow>
          Schedule a Consultation
        </ButtonLink>
      </PageHero>
      <Schedule service={service} />
      <div className="wrap paper-side grid gap-x-14 gap-y-[clamp(3rem,6vw,5.5rem)] py-[clamp(3rem,6vw,5.5rem)] wide:grid-cols-[8fr_4fr]">
        <div className="min-w-0">
          <Lead className="mb-8 max-w-prose">{service.lead}</Lead>
          <Overview service={service} />
          <Instead instead={service.instead} />
        </div>
        <div className="@container print:[container-type:normal] min-w-0 wide:col-span-2">
          <Visualization content={service.visualization} level={2} />
        </div>
        {service.sample && <Sample {...service.sample} />}
        <div className="shared-rows wide:col-span-2">
          <ListSection id="features-heading" heading="Key Features">
            <PlainList items={service.features} />
          </ListSection>
          <ListSection id="benefits-heading" heading="Business Benefits">
            <NumberedList
              items={service.benefits}
              className="display text-title-4 leading-[1.2]!"
            />
          </ListSection>
        </div>
        <AtAGlance service={service} />
      </div>
      <WhyChooseUs service={service} />
      <OftenCombined combinedWith={service.combinedWith} />
      <ServiceClosing service={service} />
    </>
  );
}
