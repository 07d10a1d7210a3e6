import { NumberedList, PlainList } from "../../components/item-list";
import { classNames } from "../../lib/class-names";
import { useSite, useWords } from "../../lib/use-words";
import { Visualization } from "../../visualization/visualization";
import type { BandProps } from "../component-of";
import { Instead } from "../instead";
import { ListSection } from "../list-section";
import { passagesOf } from "../schedule/schedule-view";
import { AtAGlance } from "./at-a-glance";
import { Overview, ScheduleStrip } from "./overview";
import { Sample } from "./sample";

/** The text of a service, its features and benefits, with facts at the side. */
export default function ServiceText({
  section,
  service,
  services,
  heading,
  lists,
  below,
  ...side
}: BandProps<"service-text">) {
  const { schedule } = useWords();
  const { language } = useSite();
  const passages = passagesOf(service, schedule, language);
  return (
    <>
      <ScheduleStrip passages={passages} />
      <div
        className={classNames(
          "wrap paper-side text-and-side gap-y-band-brief py-band-brief",
          section.joins && "pt-0",
        )}
      >
        <div className="min-w-0">
          <Overview section={section} heading={heading} passages={passages} />
          <Instead instead={service.instead} services={services} />
          {lists && (
            <div className="shared-rows mt-band-brief">
              <ListSection id="features-heading" heading={lists.features}>
                <PlainList items={service.features} />
              </ListSection>
              <ListSection id="benefits-heading" heading={lists.benefits}>
                <NumberedList
                  items={service.benefits}
                  className="display text-title-4 leading-[1.3]!"
                />
              </ListSection>
            </div>
          )}
        </div>
        {below.map((part) =>
          part === "picture" ? (
            <div
              key={part}
              className="@container print:[container-type:normal] min-w-0 wide:col-span-2"
            >
              <Visualization content={service.visualization} level={2} />
            </div>
          ) : (
            service.sample && <Sample key={part} {...service.sample} />
          ),
        )}
        <AtAGlance service={service} services={services} {...side} />
      </div>
    </>
  );
}
