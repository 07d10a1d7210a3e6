import { clsx } from "clsx";
import { Section, SectionHead } from "../components/section";
import type { ProcessStep, SectionIntro } from "../content/types";

/** Each step stands lower than the one before, like a schedule; on a phone its bar steps right. */
const staggers = [
  "xl:pt-0 max-xl:[--from:0%]",
  "xl:pt-[26px] max-xl:[--from:6%]",
  "xl:pt-[52px] max-xl:[--from:12%]",
  "xl:pt-[78px] max-xl:[--from:18%]",
  "xl:pt-[104px] max-xl:[--from:24%]",
  "xl:pt-[130px] max-xl:[--from:30%]",
];

/** Implementation: the step that decides the date. */
const criticalStep = 2;

export function Process({ intro, steps }: { intro: SectionIntro; steps: readonly ProcessStep[] }) {
  return (
    <Section id="process" ground="raised" aria-labelledby="process-heading">
      <SectionHead id="process-heading" label={intro.label} heading={intro.heading}>
        {intro.text}
      </SectionHead>
      <ol className="grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
        {steps.map(({ title, description, bulletPoints }, index) => (
          <li key={title} className={staggers[index]}>
            <div
              data-bar={index === criticalStep ? "critical" : ""}
              className={clsx(
                "mb-5 h-3.5 rounded-edge max-xl:ml-(--from) max-xl:w-3/5 xl:-mr-6",
                index === criticalStep ? "bg-accent" : "bg-text",
              )}
            />
            <p className="font-strong text-accent text-small tabular-nums">0{index + 1}</p>
            <h3 className="display mt-1 mb-2.5 text-title-4 leading-tight!">{title}</h3>
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
