import { classNames } from "../../lib/class-names";
import { useSite, useWords } from "../../lib/use-words";
import { Visualization } from "../../visualization/visualization";
import type { BandProps } from "../component-of";
import { Instead } from "../instead";
import { passagesOf } from "../schedule/schedule-view";
import { AtAGlance } from "./at-a-glance";
import { FeaturesAndBenefits } from "./features-and-benefits";
import { Overview, ScheduleStrip } from "./overview";
import { Sample } from "./sample";

/** Where there is less to read, it would end far above what stands beside it. */
const fewestBesideFacts = 3;

/** The text of a service, its features and benefits, with facts at the side or, if it is short, below. */
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
  const { instead, visualization, sample } = service;
  const isShort = passages.length < fewestBesideFacts;
  const hasText = passages.length + instead.length > 0;
  return (
    <>
      <ScheduleStrip passages={passages} />
      <div
        className={classNames(
          "wrap gap-y-band-brief py-band-brief",
          isShort ? "grid" : "paper-side text-and-side",
          section.joins && "pt-0",
        )}
      >
        <div className="min-w-0">
          <Overview section={section} heading={heading} passages={passages} />
          <Instead instead={instead} services={services} />
          {lists && (
            <FeaturesAndBenefits
              service={service}
              lists={lists}
              isWide={isShort}
              className={hasText ? "mt-band-brief" : ""}
            />
          )}
        </div>
        {below.map((part) =>
          part === "picture"
            ? visualization && (
                <div
                  key={part}
                  className="@container print:[container-type:normal] min-w-0 wide:col-span-full"
                >
                  <Visualization content={visualization} level={2} />
                </div>
              )
            : sample && <Sample key={part} {...sample} />,
        )}
        <AtAGlance service={service} services={services} isBelow={isShort} {...side} />
      </div>
    </>
  );
}
