import { Pictogram } from "../../components/pictogram";
import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import type { HomeView } from "./view";

/** Implementation: the step that decides the date. */
const criticalStep = 2;

export function Process({ intro, steps }: HomeView["process"]) {
  return (
    <Section id="process" ground="raised" aria-labelledby="process-heading">
      <SectionHead id="process-heading" label={intro.label} heading={intro.heading}>
        {intro.text}
      </SectionHead>
      <ol
        data-reveal="process"
        className="process-steps grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6"
      >
        {steps.map(({ icon, title, description, bulletPoints }, index) => (
          <li key={title} className="group">
            <div
              data-bar={index === criticalStep ? "critical" : ""}
              className={classNames(
                "mb-5 h-3.5 rounded-edge max-xl:w-3/5 xl:-mr-6",
                index === criticalStep ? "bg-accent" : "bg-text",
              )}
            />
            <p className="flex items-center gap-3 font-strong text-accent text-small even-figures">
              0{index + 1}
              <Pictogram drawing={icon} size={28} className="text-text" />
            </p>
            <h3 className="display mt-2 mb-2.5 text-title-4 leading-tight!">{title}</h3>
            <p className="text-muted text-small">{description}</p>
            <ul className="mt-4 text-small">
              {bulletPoints.map((point) => (
                <li key={point} className="border-line border-t py-1.5">
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
