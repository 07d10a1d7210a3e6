import { Quoted } from "../components/quoted";
import type { BandSection } from "../content/schema/band";
import type { Testimonial } from "../content/types";
import { slugOf } from "../text/slug";

interface QuoteGridProps {
  quotes: readonly Testimonial[];
  /** Set if each can be linked to by the name of its client. */
  again?: BandSection["again"];
}

/** Quotes in boxes between hairlines; the last of an odd number is as wide as two. */
export function QuoteGrid({ quotes, again }: QuoteGridProps) {
  return (
    <ul data-reveal="" className="quote-list grid gap-px border border-line bg-line md:grid-cols-2">
      {quotes.map(({ quote, author, role, company, said }) => (
        <li
          key={quote}
          id={again === undefined ? undefined : slugOf(company) + again}
          className="bg-page p-6 md:odd:last:col-span-2 lg:p-10"
        >
          <figure className="flex h-full flex-col gap-6">
            <blockquote className="display text-title-4 leading-[1.3]! tracking-[-0.012em]! text-pretty! lg:text-title-3">
              <Quoted words={quote} />
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
