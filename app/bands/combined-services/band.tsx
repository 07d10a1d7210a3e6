import { Section, SectionHead } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { servicePath } from "../../lib/paths";
import type { BandProps } from "../component-of";

/** Bars that start later from column to column, like the brand mark; four stand two by two. */
const steps = ["", "md:pt-6", "md:pt-12"];
const columns = ["", "md:grid-cols-1", "md:grid-cols-2", "md:grid-cols-3", "md:grid-cols-2"];

export default function CombinedServices({
  section,
  service: { combinedWith },
  services,
  ...intro
}: BandProps<"combined-services">) {
  const titleOf = (id: string) => services.find((one) => one.id === id)?.title;
  const { length } = combinedWith;
  return (
    <Section {...section} tempo="brief" className="print:hidden">
      <SectionHead {...section} {...intro} />
      <ol data-reveal="items" className={classNames("grid gap-x-7 gap-y-10", columns[length])}>
        {combinedWith.map(({ service, why }, index) => (
          <li key={service} className={steps[length === 4 ? index % 2 : index]}>
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
