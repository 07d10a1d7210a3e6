import type { ReactNode } from "react";
import type { BandSection } from "../content/schema/band";
import type { Service } from "../content/types";
import { servicePath } from "../lib/paths";
import { filled, useWords } from "../lib/use-words";

/** Components that the pages of services, solutions and case studies have in common. */

interface SubsectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

export const inOneColumn =
  "border-line border-b text-[1rem] leading-[1.45] *:py-2.5 *:text-balance";

/** For a list without a neighbor; the last of an odd number is as wide as both columns. */
export const inTwoColumns = `${inOneColumn} grid gap-x-7 md:grid-cols-2 md:*:last:odd:col-span-2`;

/** For so many that three to a row leave none over, where there is room. */
export const inThreeColumns = `${inTwoColumns} lg:grid-cols-3 lg:*:last:odd:col-span-1`;

/** The one call beside the text. */
export const sideCard = "rounded-card border border-line border-t-3 border-t-mark bg-raised";

/** A part of a page's text, with a heading as quiet as what it names. */
export function Subsection({ id, heading, children }: SubsectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-title-3 print:break-after-avoid">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface RelatedServicesProps extends Pick<BandSection, "again"> {
  heading: string;
  service: Service;
  /** Those that every page of the kind has. */
  others: readonly Service[];
}

/** Sister services, each with when to prefer it; last those that only this one names. */
export function RelatedServices({
  again,
  heading,
  service: { instead },
  others,
}: RelatedServicesProps) {
  const words = useWords().service;
  const id = `related-heading${again}`;
  const further = instead.filter(({ id }) => !others.some((other) => other.id === id));
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="display mb-4 text-title-3">
        {heading}
      </h2>
      <ul className="border-line border-b">
        {[...others, ...further].map(({ id, title }) => {
          const when = instead.find((one) => one.id === id)?.when;
          return (
            <li key={id} className="border-line border-t py-2.5 text-small">
              <a
                href={servicePath(id)}
                className="font-medium underline decoration-1 decoration-line-strong underline-offset-4 hover:text-accent"
              >
                {title}
              </a>
              {when && <p className="mt-0.5 text-muted">{filled(words.instead, { when })}</p>}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
