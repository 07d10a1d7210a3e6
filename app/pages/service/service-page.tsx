import { NumberedList, PlainList } from "../../components/item-list";
import { Label } from "../../components/section";
import { groupOf } from "../../content/services";
import type { ServiceWithSchedule } from "../../content/types";
import { Visualization } from "../../visualization/visualization";
import { AtAGlance } from "./at-a-glance";
import { ServiceHero } from "./hero";
import { Instead } from "./instead";
import { ListSection } from "./list-section";
import { OftenCombined } from "./often-combined";
import { Overview, PlanStrip } from "./overview";
import { Sample } from "./sample";
import { Schedule } from "./schedule";
import { ServiceClosing } from "./service-closing";
import { WhyChooseUs } from "./why-choose-us";

/** A service of the catalog: text, features and numbered benefits, with facts at the side. */
export function ServicePage({ service }: { service: ServiceWithSchedule & { id: string } }) {
  return (
    <>
      <ServiceHero service={service} label={<Label>{groupOf(service).title}</Label>} />
      <Schedule service={service} />
      <PlanStrip service={service} />
      <div className="wrap paper-side text-and-side gap-y-band-brief py-band-brief">
        <div className="min-w-0">
          <Overview service={service} />
          <Instead instead={service.instead} />
          <div className="shared-rows mt-band-brief">
            <ListSection id="features-heading" heading="Key Features">
              <PlainList items={service.features} />
            </ListSection>
            <ListSection id="benefits-heading" heading="Business Benefits">
              <NumberedList
                items={service.benefits}
                className="display text-title-4 leading-[1.3]!"
              />
            </ListSection>
          </div>
        </div>
        <div className="@container print:[container-type:normal] min-w-0 wide:col-span-2">
          <Visualization content={service.visualization} level={2} />
        </div>
        {service.sample && <Sample {...service.sample} />}
        <AtAGlance service={service} />
      </div>
      <WhyChooseUs service={service} />
      <OftenCombined combinedWith={service.combinedWith} />
      <ServiceClosing service={service} />
    </>
  );
}
