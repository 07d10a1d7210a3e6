import { Section } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { slugOf } from "../../lib/slug";
import type { TestimonialsView } from "./view";

/** Each card's bar starts later than the one before: eight engagements, one schedule. */
const bars = [
  "w-5/12",
  "ml-[8%] w-5/12",
  "ml-[16%] w-5/12",
  "ml-[24%] w-5/12",
  "ml-[32%] w-5/12",
  "ml-[40%] w-5/12",
  "ml-[48%] w-5/12",
  "ml-[58%] w-5/12",
];

/** The client who was told to stop. */
const criticalCard = 6;

/** Two columns of which the right one stands a step lower, like the rows of a schedule. */
export function TestimonialWall({ testimonials }: Pick<TestimonialsView, "testimonials">) {
  return (
    <Section aria-label="Testimonials">
      <ul
        data-reveal="items"
        className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-14 md:grid-cols-2 md:gap-y-20 md:pb-24"
      >
        {testimonials.map(({ quote, author, role, company }, index) => (
          <li key={quote} id={slugOf(company)} className="relative md:even:top-24">
            <div className="border-line border-b">
              <div
                data-bar={index === criticalCard ? "critical" : ""}
                className={classNames(
                  "h-2.5 rounded-edge",
                  index === criticalCard ? "bg-accent" : "bg-text",
                  bars[index],
                )}
              />
            </div>
            <figure className="pt-6">
              <blockquote className="display text-title-3 leading-[1.28]! tracking-[-0.012em]! text-pretty!">
                “{quote}”
              </blockquote>
              <figcaption className="mt-6 text-muted text-small">
                <b className="block font-medium text-text">
                  {author}, {company}
                </b>
                {role}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
