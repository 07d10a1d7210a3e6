import { classNames } from "../../lib/class-names";
import { useSite, useWords } from "../../lib/use-words";
import { Visualization } from "../../visualization/visualization";
import type { BandProps } from "../component-of";
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
  const passages = passagesOf(service, schedule, language).map((passage) => ({
    ...passage,
    id: passage.id + section.again,
  }));
  const { visualization, sample } = service;
  const parts = {
    picture: visualization && (
      <div key="picture" className="@container print:[container-type:normal]">
        <Visualization content={visualization} level={2} />
      </div>
    ),
    sample: sample && <Sample key="sample" again={section.again} {...sample} />,
  };
  const shown = below.flatMap((part) => parts[part] ?? []);
  const isShort = passages.length < fewestBesideFacts && !shown.length;
  return (
    <>
      <ScheduleStrip passages={passages} />
      <div
        className={classNames(
          "wrap gap-y-9 pt-6 pb-8 md:pt-10 md:pb-12",
          isShort ? "grid" : "paper-side text-and-side",
          section.joins && "pt-0",
        )}
      >
        <div className="paper-text grid min-w-0 content-start gap-y-9 md:gap-y-11 print:block print:space-y-4">
          <Overview section={section} heading={heading} passages={passages} />
          {shown}
          {lists && (
            <FeaturesAndBenefits
              section={section}
              service={service}
              lists={lists}
              isWide={isShort}
            />
          )}
        </div>
        <AtAGlance
          section={section}
          service={service}
          services={services}
          isBelow={isShort}
          {...side}
        />
      </div>
    </>
  );
}
