import { ClosingCall } from "../../bands/closing-call";
import { CaseStudyHero } from "./hero";
import { MoreStories } from "./more-stories";
import { CaseStudySidebar } from "./sidebar";
import type { CaseStudyView } from "./view";

/**
 * On a wide screen the sidebar stands beside the first two chapters and the drawn ones take the whole
 * width; on a phone the sidebar waits until the story is told.
 */
export function CaseStudyDetail({ study, story, testimonial, closing, ...view }: CaseStudyView) {
  return (
    <div data-sample>
      <CaseStudyHero {...study} />
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-band py-band wide:grid-cols-[8fr_4fr]">
        <div className="space-y-16">{story.told}</div>
        <div className="space-y-band wide:col-span-2">{story.drawn}</div>
        <CaseStudySidebar {...view} />
      </div>
      <section
        aria-label="Client testimonial"
        className="border-line border-y bg-raised py-band print:border-b-0"
      >
        <figure className="wrap">
          <blockquote className="display max-w-[22em] text-title-2 leading-tight! max-md:text-pretty!">
            “{testimonial.quote}”
          </blockquote>
          <figcaption className="mt-7 text-muted text-small">
            <b className="block font-medium text-text">{testimonial.author}</b>
            {testimonial.role}
          </figcaption>
        </figure>
      </section>
      <MoreStories neighbors={view.neighbors} />
      <ClosingCall {...closing} to={view.contact} />
    </div>
  );
}
