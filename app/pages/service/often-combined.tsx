import { Section, SectionHead } from "../../components/section";
import { servicePage } from "../../content/content";
import { getService } from "../../content/services";
import type { Service } from "../../content/types";
import { servicePath } from "../../lib/paths";

/** Three bars, each starting later, like the brand mark. */
const steps = ["", "md:pt-6", "md:pt-12"];

export function OftenCombined({ combinedWith }: Pick<Service, "combinedWith">) {
  return (
    <Section
      ground="sand"
      tempo="brief"
      aria-labelledby="combined-heading"
      className="print:hidden"
    >
      <SectionHead anchor="combined" level={2} {...servicePage.combined} />
      <ol data-reveal="items" className="grid gap-x-7 gap-y-10 md:grid-cols-3">
        {combinedWith.map(({ service, why }, index) => (
          <li key={service} className={steps[index]}>
            <div
              data-bar={index === 0 ? "critical" : ""}
              className={index === 0 ? "mb-5 h-2 bg-mark" : "mb-5 h-2 bg-text"}
            />
            <h3 className="display text-title-4">
              <a
                href={servicePath(service)}
                className="underline decoration-1 underline-offset-4 hover:text-accent"
              >
                {getService(service).title}
              </a>
            </h3>
            <p className="mt-2 text-balance text-muted text-small">{why}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
