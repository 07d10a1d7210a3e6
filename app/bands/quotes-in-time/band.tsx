import { Section } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { useSite } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { QuoteGrid } from "../quote-grid";
import { Years } from "./engagement";
import { Quote } from "./quote";
import { isDated, voicesSince } from "./voices";

/** Cards fade in one after the other, but the end of a long list not seconds late. */
const lastStep = 11;

/** What a bar and a dot mean. */
function Legend({ run, handover }: BandProps<"quotes-in-time">["legend"]) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 pb-6 text-label text-muted">
      <li className="flex items-center gap-2">
        <svg aria-hidden="true" width="22" height="10">
          <rect width="22" height="10" className="fill-text" />
        </svg>
        {run}
      </li>
      <li className="flex items-center gap-2">
        <svg aria-hidden="true" width="14" height="14">
          <circle cx="7" cy="7" r="7" className="fill-milestone" />
        </svg>
        {handover}
      </li>
    </ul>
  );
}

/** The engagements on one axis, in two columns, one of them set large across both, as is one that would stand alone. Quotes without a time follow. */
export default function QuotesInTime({
  section,
  name,
  legend,
  ...lists
}: BandProps<"quotes-in-time">) {
  const { axis, voices } = voicesSince(useSite().foundedYear, lists);
  const others = lists.testimonials.filter((one) => !isDated(one));
  return (
    <Section {...section} label={name}>
      {voices.length > 0 && (
        <div>
          <Legend {...legend} />
          <ul
            data-reveal="items"
            className={classNames(
              "grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 md:gap-y-10",
              voices.length > 1 && "md:grid-cols-2",
            )}
          >
            {voices.map((voice, index) => (
              <li
                key={voice.id}
                id={voice.id + section.again}
                className={classNames(
                  "card-fades",
                  (voice.isFeatured || voice.isAlone) && "md:col-span-2",
                )}
                style={{ "--step": Math.min(index, lastStep) }}
              >
                {index < 2 && (
                  <div className={index ? "max-md:hidden" : undefined}>
                    <Years axis={axis} />
                  </div>
                )}
                <Quote
                  voice={voice}
                  axis={axis}
                  lines={`${section.anchor}-years`}
                  isFirst={index === 0}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      {others.length > 0 && (
        <div className={voices.length ? "mt-head" : undefined}>
          <QuoteGrid quotes={others} again={section.again} />
        </div>
      )}
    </Section>
  );
}
