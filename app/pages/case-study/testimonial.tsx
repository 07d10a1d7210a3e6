import type { CaseStudyView } from "./view";

export function CaseStudyTestimonial({ quote, author, role }: CaseStudyView["testimonial"]) {
  return (
    <section aria-label="Client testimonial" className="on-sand py-band-broad">
      <figure className="wrap">
        <blockquote className="display max-w-[22em] text-title-2 leading-tight! max-md:text-pretty!">
          “{quote}”
        </blockquote>
        <figcaption className="mt-7 text-muted text-small">
          <b className="block font-medium text-text">{author}</b>
          {role}
        </figcaption>
      </figure>
    </section>
  );
}
