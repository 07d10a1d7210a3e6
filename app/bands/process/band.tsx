import { Icon } from "../../components/icon";
import { Pictogram } from "../../components/pictogram";
import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { columnsFor } from "../../lib/even-columns";
import type { BandProps } from "../component-of";
import { ProcessPath } from "./process-path";

/** More would be too narrow to hang from the path: they stand below it, in rows. */
const mostSideBySide = 6;

/**
 * Bars connected by one path: the steps hang from it on wide screens and stand below it on others. On a
 * phone each is a row with its bar, which opens.
 */
export default function Process({ section, processSteps, ...intro }: BandProps<"process">) {
  const { length: count } = processSteps;
  const hangs = count <= mostSideBySide;
  const columns = columnsFor(count, hangs ? 3 : 4);
  // As wide as two, where its row would have a hole.
  const lastOfOdd =
    count % 2 === 1 &&
    classNames(
      "md:last:col-span-2",
      count % columns === 0 && "lg:last:col-span-1",
      hangs && "xl:last:col-span-1",
    );
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <ProcessPath count={count} className={hangs ? "xl:hidden" : ""} />
      <ol
        data-reveal="process"
        className={classNames(
          "process-rows grid gap-x-7 gap-y-10 md:grid-cols-2 lg:in-columns",
          hangs && "process-steps xl:grid-cols-[repeat(var(--steps),minmax(0,1fr))]",
        )}
        style={{ "--steps": count, "--columns": columns }}
      >
        {processSteps.map(({ icon, title, description, bulletPoints }, index) => (
          <li
            key={title}
            className={classNames(
              "border-text border-t pt-4",
              hangs && "xl:border-t-0",
              lastOfOdd,
              index === count - 1 && "process-end",
            )}
            style={{ "--step": index }}
          >
            <details className="group open-if-wide">
              <summary className="process-summary open-summary">
                <span data-step="" className={hangs ? "hidden xl:block" : "hidden"} />
                <span className="flex items-center gap-3 font-strong text-accent text-small even-figures">
                  0{index + 1}
                  {icon && <Pictogram drawing={icon} size={28} className="text-text" />}
                </span>
                <h3 className="display mt-1 mb-2.5 text-title-4 leading-tight!">{title}</h3>
                <Icon
                  name="plus"
                  size={22}
                  className="open-mark eased self-center group-open:rotate-45"
                />
              </summary>
              <p className="text-muted text-small">{description}</p>
              {bulletPoints.length > 0 && (
                <ul className="mt-4 text-small">
                  {bulletPoints.map((point) => (
                    <li key={point} className="border-line border-t py-1.5">
                      {point}
                    </li>
                  ))}
                </ul>
              )}
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}
