import type { ServiceGroup } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { TitledText } from "./titled-text";

/** Each step starts where the previous one ends; the third is on the critical path. */
const places = [
  "border-text",
  "border-text max-md:ml-[8%] md:mt-[26px]",
  "border-mark max-md:ml-[16%] md:mt-[52px]",
  "border-text max-md:ml-[24%] md:mt-[78px]",
];

/**
 * How work of this group proceeds. The bars are borders because forced-colors mode keeps borders. Four
 * fit side by side on a wide screen; on narrower ones each has its own row, or two would look like one.
 */
export function Steps({ heading, steps }: NonNullable<ServiceGroup["steps"]>) {
  return (
    <div className="group-steps">
      <h3 className="display text-title-3">{heading}</h3>
      <ol className="grid gap-y-6 md:grid-cols-4">
        {steps.map((step, index) => (
          <li
            key={step.title}
            className={classNames("border-t-[0.75rem] pt-3 pr-3", places[index])}
          >
            <TitledText {...step} level={4} />
          </li>
        ))}
      </ol>
    </div>
  );
}
