import { href } from "react-router";
import { Section, SectionHead } from "../../components/section";
import { TextLink } from "../../components/text-link";
import { home, testimonials } from "../../content/content";

/** The first 4 of the 8. */
export function FirstTestimonials() {
  return (
    <Section id="testimonials" aria-labelledby="testimonials-heading" className="pt-0">
      <SectionHead id="testimonials-heading" {...home.testimonials}>
        <p className="mb-4">{home.testimonials.text}</p>
        <TextLink href={href("/testimonials")} className="text-text">
          Read All Testimonials
        </TextLink>
      </SectionHead>
      <ul data-reveal="" className="grid gap-px border border-line bg-line md:grid-cols-2">
        {testimonials.slice(0, 4).map(({ quote, author, role, company, said }) => (
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
