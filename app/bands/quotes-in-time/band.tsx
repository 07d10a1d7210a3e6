import { Section } from "../../components/section";
import { classNames } from "../../lib/class-names";
import { useSite } from "../../lib/use-words";
import type { BandProps } from "../component-of";
import { QuoteGrid } from "../quote-grid";
import { Quote } from "./quote";
import { Years } from "./track";
import { isDated, voicesSince } from "./voices";

/** Cards fade in one after the other, but the end of a long list not seconds late. */
const lastStep = 11;

/** One is set large across both columns; the second begins half a card lower. */
function placeOf(index: number, isLead: boolean): string {
  if (isLead) return "md:col-span-2";
  const column = index % 2 ? "md:col-start-2" : "md:col-start-1";
  return classNames("md:row-span-2", column, index === 1 && "md:row-start-2");
}

type LegendProps = BandProps<"quotes-in-time">["legend"] & { className: string | false };

/** What a bar and a dot mean. */
function Legend({ run, handover, className }: LegendProps) {
  return (
    <ul
      className={classNames("flex flex-wrap gap-x-6 gap-y-1 pb-6 text-label text-muted", className)}
    >
      <li className="flex items-center gap-2">
        <svg aria-hidden="true" width="22" height="10">
          <rect width="22" height="10" rx="2" className="fill-text" />
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

/**
 * The engagements on one axis, in two columns. The right one starts half a card lower, like the rows
 * of a schedule, which leaves room for the legend at the upper right. Quotes without a time follow.
 */
export default function QuotesInTime({
  section,
  name,
  legend,
  ...lists
}: BandProps<"quotes-in-time">) {
  const { axis, voices } = voicesSince(useSite().foundedYear, lists);
  const isColumns = voices.length > 1;
  const others = lists.testimonials.filter((one) => !isDated(one));
  return (
    <Section {...section} aria-label={name} aria-labelledby={undefined}>
      {voices.length > 0 && (
        <div className="relative">
          <Legend {...legend} className={isColumns && "md:absolute md:top-0 md:right-0"} />
          <ul
            data-reveal="items"
            className={classNames(
              "grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-10 md:gap-y-10",
              isColumns && "md:grid-cols-2",
            )}
          >
            {voices.map((voice, index) => (
              <li
                key={voice.id}
                id={voice.id + section.again}
                className={classNames("card-fades", placeOf(index, voice.isLead))}
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
