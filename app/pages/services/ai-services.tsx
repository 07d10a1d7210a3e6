import { servicesPage } from "../../content/content";
import { classNames } from "../../lib/class-names";
import { Group } from "./group";
import { TitledText } from "./titled-text";

const { heading, text, reasons, processHeading, process } = servicesPage.ai;

/** Each step starts where the previous one ends; the third is on the critical path. */
const steps = [
  "border-text",
  "border-text max-md:ml-[8%] md:mt-[26px]",
  "border-mark max-md:ml-[16%] md:mt-[52px]",
  "border-text max-md:ml-[24%] md:mt-[78px]",
];

/**
 * Why clients choose us, on a tinted panel, and how such work proceeds. The bars of the steps are
 * borders because forced-colors mode keeps borders. Four fit side by side on a wide screen; on
 * narrower ones each has its own row, or two would look like one.
 */
export function AiServices() {
  return (
    <Group id="why-our-ai-services" title={heading} text={text} className="fold-panel">
      <ul>
        {reasons.map((reason) => (
          <li key={reason.title}>
            <TitledText {...reason} />
          </li>
        ))}
      </ul>
      <div>
        <h3 className="display text-title-3">{processHeading}</h3>
        <ol className="grid gap-y-6 md:grid-cols-4">
          {process.map((step, index) => (
            <li
              key={step.title}
              className={classNames("border-t-[0.75rem] pt-3 pr-3", steps[index])}
            >
              <TitledText {...step} level={4} />
            </li>
          ))}
        </ol>
      </div>
    </Group>
  );
}
