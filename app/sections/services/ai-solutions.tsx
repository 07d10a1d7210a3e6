import { clsx } from "clsx";
import { Group, type GroupProps } from "./group";
import { ServiceCards, type Services } from "./service-cards";

type Texts = readonly { title: string; text: string }[];

interface AiSolutionsProps {
  group: GroupProps;
  services: Services;
  heading: string;
  text: string;
  reasons: Texts;
  processHeading: string;
  process: Texts;
}

/** Each step begins where the one before ends. */
const staggers = ["", "xl:pt-[26px]", "xl:pt-[52px]", "xl:pt-[78px]"];

/** Development & Integration: the step that decides the date. */
const criticalStep = 2;

export function AiSolutions({ group, services, ...ai }: AiSolutionsProps) {
  return (
    <Group {...group}>
      <div className="mb-10 grid gap-x-12 gap-y-8 rounded-card bg-well p-6 md:p-8 xl:grid-cols-[1fr_2fr]">
        <div>
          <h3 className="display mb-3 text-title-3">{ai.heading}</h3>
          <p className="text-small">{ai.text}</p>
        </div>
        <dl className="grid gap-x-8 gap-y-6 text-small sm:grid-cols-2">
          {ai.reasons.map(({ title, text }) => (
            <div key={title}>
              <dt className="mb-1 font-medium">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
        <ServiceCards services={services} />
      </div>
      <h3 className="display mt-14 mb-7 text-title-3">{ai.processHeading}</h3>
      <ol className="grid gap-y-8 sm:grid-cols-2 xl:grid-cols-4">
        {ai.process.map(({ title, text }, index) => (
          <li key={title} className={staggers[index]}>
            <div
              data-bar={index === criticalStep ? "critical" : ""}
              className={clsx(
                "mb-4 h-3 rounded-edge max-sm:w-3/5",
                index === criticalStep ? "bg-accent" : "bg-text",
              )}
            />
            <h4 className="display mb-2 pr-5 text-title-4">{title}</h4>
            <p className="pr-5 text-muted text-small">{text}</p>
          </li>
        ))}
      </ol>
    </Group>
  );
}
