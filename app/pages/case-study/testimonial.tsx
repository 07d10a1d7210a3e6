import type { CaseStudy } from "../../content/types";

export function CaseStudyTestimonial({ quote, author, role }: CaseStudy["testimonial"]) {
  return (
    <section aria-label="Client testimonial" className="on-sand py-band-broad print:pb-0">
      <figure className="wrap">
        <blockquote className="display max-w-[22em] text-title-2 leading-tight! max-md:text-pretty! print:max-w-none print:text-title-3">
          “{quote}”
        </blockquote>
        <figcaption className="mt-7 text-muted print:mt-2 text-small">
          <b className="block font-medium text-text print:mr-3 print:inline">{author}</b>
          {role}
        </figcaption>
      </figure>
    </section>
  );
}
