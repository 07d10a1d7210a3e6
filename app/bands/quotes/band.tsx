import { Section, SectionHead } from "../../components/section";
import type { BandProps } from "../component-of";

export default function Quotes({
  section,
  testimonials,
  count,
  all,
  ...intro
}: BandProps<"quotes">) {
  return (
    <Section {...section}>
      <SectionHead {...section} {...intro} link={all} />
      <ul data-reveal="" className="grid gap-px border border-line bg-line md:grid-cols-2">
        {testimonials.slice(0, count).map(({ quote, author, role, company, said }) => (
          <li key={quote} className="bg-page p-6 lg:p-10">
            <figure className="flex h-full flex-col gap-6">
              <blockquote className="display text-title-4 leading-[1.3]! tracking-[-0.012em]! text-pretty! lg:text-title-3">
                “{quote}”
              </blockquote>
              <figcaption className="mt-auto text-muted text-small">
                <b className="block font-medium text-text">{author}</b>
                {role}, {company}, {said}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
