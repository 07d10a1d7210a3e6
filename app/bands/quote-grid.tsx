import type { Testimonial } from "../content/types";
import { slugOf } from "../text/slug";

interface QuoteGridProps {
  quotes: readonly Testimonial[];
  /** Whether each can be linked to by the name of its client. */
  linked?: boolean;
}

/** Quotes in boxes between hairlines; the last of an odd number is as wide as two. */
export function QuoteGrid({ quotes, linked = false }: QuoteGridProps) {
  return (
    <ul data-reveal="" className="grid gap-px border border-line bg-line md:grid-cols-2">
      {quotes.map(({ quote, author, role, company, said }) => (
        <li
          key={quote}
          id={linked ? slugOf(company) : undefined}
          className="bg-page p-6 md:odd:last:col-span-2 lg:p-10"
        >
          <figure className="flex h-full flex-col gap-6">
            <blockquote className="display text-title-4 leading-[1.3]! tracking-[-0.012em]! text-pretty! lg:text-title-3">
              “{quote}”
            </blockquote>
            <figcaption className="mt-auto text-muted text-small">
              <b className="block font-medium text-text">{author}</b>
              {role}, {company}
              {said && `, ${said}`}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
