import { Icon } from "../../components/icon";
import { Pictogram } from "../../components/pictogram";
import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import type { BandProps } from "../component-of";

/** More would be too narrow to hang from the path side by side: they stay rows. */
const mostSideBySide = 6;

/**
 * Bars on one path, and a milestone at its end. On a wide screen the steps hang from it side by side; on
 * others each is a row with its bar on the line above it, which opens on a phone.
 */
export default function Process({ section, processSteps, ...intro }: BandProps<"process">) {
  const { length: count } = processSteps;
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <ol
        data-reveal="process"
        className={classNames("process-steps", count <= mostSideBySide && "process-hangs")}
        style={{ "--steps": count }}
      >
        {processSteps.map(({ icon, title, description, bulletPoints }, index) => (
          <li
            key={title}
            className={index === count - 1 ? "process-end" : undefined}
            style={{ "--step": index }}
          >
            <details className="group open-if-wide">
              <summary className="process-summary open-summary">
                <span data-grow="" className="process-bar" />
                <span className="flex items-center gap-3 font-strong text-accent text-small even-figures">
                  0{index + 1}
                  {icon && <Pictogram drawing={icon} size={28} className="text-text" />}
                </span>
                <h3 className="process-title display mt-1 mb-2.5 text-title-4 leading-tight!">
                  {title}
                </h3>
                <Icon
                  name="plus"
                  size={22}
                  className="open-mark eased self-center group-open:rotate-45"
                />
              </summary>
              <p className="process-text text-muted text-small">{description}</p>
              {bulletPoints.length > 0 && (
                <ul className="process-points text-small">
                  {bulletPoints.map((point) => (
                    <li key={point} className="border-line py-1.5">
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
