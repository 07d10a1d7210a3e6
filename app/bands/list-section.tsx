import type { ReactNode } from "react";
import type { Service } from "../content/types";
import { servicePath } from "../lib/paths";

/** Components that the pages of services and solutions have in common. */

interface ListSectionProps {
  id: string;
  heading: string;
  className?: string;
  children: ReactNode;
}

/** For a list without a neighbor; the last of an odd number is as wide as both columns. */
export const inTwoColumns =
  "grid gap-x-7 border-line border-b *:text-balance md:grid-cols-2 md:*:last:odd:col-span-2";

/** For so many that three to a row leave none over, where there is room. */
export const inThreeColumns = `${inTwoColumns} lg:grid-cols-3 lg:*:last:odd:col-span-1`;

/** A section that is mainly a list, with a heading as quiet as its items. */
export function ListSection({ id, heading, className, children }: ListSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="display mb-5 text-title-3">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface RelatedServicesProps {
  heading: string;
  services: readonly Service[];
  /** Across the whole page. */
  isWide?: boolean;
}

export function RelatedServices({ heading, services, isWide }: RelatedServicesProps) {
  return (
    <nav aria-labelledby="related-heading">
      <h2 id="related-heading" className="display mb-5 text-title-3">
        {heading}
      </h2>
      <ul className={isWide ? inTwoColumns : "border-line border-b"}>
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
