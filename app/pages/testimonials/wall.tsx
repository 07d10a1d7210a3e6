import { Section } from "../../components/section";
import { testimonialsPage } from "../../content/content";
import { classNames } from "../../lib/class-names";
import { stepClass } from "../../lib/step-class";
import { Quote } from "./quote";
import { Axis } from "./track";
import type { Voice } from "./voices";

/**
 * The engagements on one axis, in two columns. The right one starts half a card lower, like the rows
 * of a schedule, which leaves room for the legend at the upper right.
 */
export function TestimonialWall({ voices }: { voices: readonly Voice[] }) {
  const { legend } = testimonialsPage;
  return (
    <Section aria-label="Testimonials">
      <div className="relative">
        <ul className="flex flex-wrap gap-x-6 gap-y-1 pb-6 text-label text-muted md:absolute md:top-0 md:right-0 [&>li]:flex [&>li]:items-center [&>li]:gap-2">
          <li>
            <svg aria-hidden="true" width="22" height="10">
              <rect width="22" height="10" rx="2" className="fill-text" />
            </svg>
            {legend.run}
          </li>
          <li>
            <svg aria-hidden="true" width="14" height="14">
              <circle cx="7" cy="7" r="7" className="fill-milestone" />
            </svg>
            {legend.handover}
          </li>
        </ul>
        <ul
          data-reveal="items"
          className="cards-fade grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 md:grid-cols-2 md:gap-y-10"
        >
          {voices.map((voice, index) => (
            <li
              key={voice.id}
              id={voice.id}
              className={classNames(
                stepClass(index),
                voice.isLead
                  ? "md:col-span-2"
                  : "md:row-span-2 md:odd:col-start-1 md:even:col-start-2 md:nth-2:row-start-2",
              )}
            >
              {index < 2 && (
                <div className={index ? "max-md:hidden" : undefined}>
                  <Axis />
                </div>
              )}
              <Quote voice={voice} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
