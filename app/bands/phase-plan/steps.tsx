import { classNames } from "../../lib/class-names";
import { TitledText } from "../titled-text";
import type { PlanGroup } from "./plan-view";

/**
 * How work of this group proceeds: each step starts where the previous one ends. The bars are borders
 * because forced-colors mode keeps borders. They fit side by side on a wide screen; on narrower ones each
 * has its own row, or two would look like one.
 */
export function Steps({ heading, steps }: NonNullable<PlanGroup["steps"]>) {
  return (
    <div className="group-steps">
      <h3 className="display text-title-3">{heading}</h3>
      <ol
        className="grid gap-y-6 md:grid-cols-[repeat(var(--steps),minmax(0,1fr))]"
        style={{ "--steps": steps.length }}
      >
        {steps.map(({ title, text, critical }, index) => (
          <li
            key={title}
            style={{ "--step": index }}
            className={classNames(
              "border-t-[0.75rem] pt-3 pr-3 max-md:ml-[calc(var(--step)*8%)] md:mt-[calc(var(--step)*26px)]",
              critical ? "border-mark" : "border-text",
            )}
          >
            <TitledText title={title} text={text} level={4} />
          </li>
        ))}
      </ol>
    </div>
  );
}
