import { NumberedList, PlainList } from "../../components/item-list";
import { Visualization } from "../../visualization/visualization";
import type { BandProps } from "../component-of";
import { Instead } from "../instead";
import { ListSection } from "../list-section";
import { Schedule } from "../schedule/schedule";
import { WhyChooseUs } from "../why-us/why-us";
import { AtAGlance } from "./at-a-glance";
import { Overview, PlanStrip } from "./overview";
import { Sample } from "./sample";

/** A service of the catalog: text, features and numbered benefits, with facts at the side. */
export default function ServiceText({ service }: BandProps<"service-text">) {
  return (
    <>
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
    </>
  );
}
