import type { ReactNode } from "react";
import { Section, SectionHead } from "../../components/section";
import type { ServiceId } from "../../content/ids";
import type { SectionIntro } from "../../content/types";
import { servicePath } from "../../lib/paths";

/** What both templates of a service page are made of. */

export interface ServiceLink {
  id: ServiceId;
  title: string;
}

export interface CombinedService extends ServiceLink {
  why: string;
}

/** A part of the main column, under a large heading. */
export function Part({
  id,
  heading,
  className = "mt-16",
  children,
}: {
  id: string;
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="display mb-6 text-title-2">
        {heading}
      </h2>
      {children}
    </section>
  );
}

export function Industries({ names }: { names: readonly string[] }) {
  return (
    <p className="mt-8 border-line border-t pt-4 text-muted text-small">
      <span className="font-medium text-text">Fits</span> {names.join(", ")}
    </p>
  );
}

export function RelatedServices({ services }: { services: readonly ServiceLink[] }) {
  return (
    <nav aria-labelledby="related-heading">
      <h2 id="related-heading" className="display mb-5 text-title-3">
        Related Services
      </h2>
      <ul className="border-line border-b">
        {services.map(({ id, title }) => (
          <li key={id} className="border-line border-t">
            <a
              href={servicePath(id)}
              className="block py-3 text-small underline-offset-4 hover:text-accent hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function OftenCombined({
  intro,
  services,
}: {
  intro: SectionIntro;
  services: readonly CombinedService[];
}) {
  return (
    <Section ground="raised" aria-labelledby="combined-heading" className="print:hidden">
      <SectionHead id="combined-heading" label={intro.label} heading={intro.heading}>
        {intro.text}
      </SectionHead>
      <ol data-reveal="items" className="grid gap-x-8 gap-y-10 md:grid-cols-3">
        {services.map(({ id, title, why }, index) => (
          <li key={id} className={combinedSteps[index]}>
            <div
              data-bar={index === 0 ? "critical" : ""}
              className={index === 0 ? "mb-5 h-2 bg-accent" : "mb-5 h-2 bg-text"}
            />
            <h3 className="display text-title-4">
              <a
                href={servicePath(id)}
                className="underline decoration-1 underline-offset-4 hover:text-accent"
              >
                {title}
              </a>
            </h3>
            <p className="mt-2 text-balance text-muted text-small">{why}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Three bars, each a step later, like the mark. */
const combinedSteps = ["", "md:pt-6", "md:pt-12"];
