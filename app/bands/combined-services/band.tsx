import { Section, SectionHead } from "../../components/section";
import { servicePath } from "../../lib/paths";
import type { BandProps } from "../component-of";

/** Three bars, each starting later, like the brand mark. */
const steps = ["", "md:pt-6", "md:pt-12"];

export default function CombinedServices({
  section,
  service: { combinedWith },
  services,
  ...intro
}: BandProps<"combined-services">) {
  const titleOf = (id: string) => services.find((one) => one.id === id)?.title;
  return (
    <Section {...section} tempo="brief" className="print:hidden">
      <SectionHead {...section} {...intro} />
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
                {titleOf(service)}
              </a>
            </h3>
            <p className="mt-2 text-balance text-muted text-small">{why}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
