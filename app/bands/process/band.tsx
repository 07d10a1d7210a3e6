import { Pictogram } from "../../components/pictogram";
import { Section, SectionHead } from "../../components/section";
import type { BandProps } from "../component-of";
import { ProcessPath } from "./process-path";

/** Bars connected by one path: the steps hang from it on wide screens and follow it on others. */
export default function Process({ section, processSteps, ...intro }: BandProps<"process">) {
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} />
      <ProcessPath count={processSteps.length} />
      <ol
        data-reveal="process"
        className="process-steps wrap-drawing grid gap-x-7 gap-y-10 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6"
      >
        {processSteps.map(({ icon, title, description, bulletPoints }, index) => (
          <li
            key={title}
            className="group max-xl:border-text max-xl:border-t max-xl:pt-4"
            style={{ "--step": index }}
          >
            <div data-step="" className="max-xl:hidden" />
            <p className="flex items-center gap-3 font-strong text-accent text-small even-figures">
              0{index + 1}
              {icon && <Pictogram drawing={icon} size={28} className="text-text" />}
            </p>
            <h3 className="display mt-1 mb-2.5 text-title-4 leading-tight!">{title}</h3>
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
          </li>
        ))}
      </ol>
    </Section>
  );
}
