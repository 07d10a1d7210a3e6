import { ButtonLink } from "../../components/button";
import { PageTop } from "../../components/page-top";
import { LabeledHeading } from "../../components/section";
import { classNames } from "../../lib/class-names";
import type { BandProps } from "../component-of";
import { FirstCall, FirstStep } from "../first-step";

/** The heading, then the lead, and the buttons in the right-hand column. */
export default function OpeningText({
  section,
  label,
  labelHref,
  heading,
  lead,
  compact,
  asks,
  buttons,
}: BandProps<"opening-text">) {
  const [first, second] = buttons ?? [];
  const call = first ? (
    <>
      <ButtonLink href={first.href} arrow fillsColumn>
        {first.label}
      </ButtonLink>
      <FirstStep />
    </>
  ) : (
    asks && <FirstCall />
  );
  return (
    <div
      id={section.anchor}
      className={classNames(
        "pt-5 print:py-4",
        compact ? "pb-8" : "border-line border-b pb-[clamp(2.5rem,5vw,4.25rem)]",
      )}
    >
      <div className="wrap">
        <PageTop {...section} back={{ href: labelHref, label }} />
        <div className="mt-5 print:mt-4">
          <LabeledHeading {...section} label={!labelHref && label} className="text-title-1">
            {heading}
          </LabeledHeading>
        </div>
        <div className="mt-6 twelve with-right gap-y-6">
          <div className="lg:col-span-7">
            <p
              className={classNames(
                "text-balance text-lead text-muted",
                compact ? "max-w-xl md:text-[1.125rem]" : "lede",
              )}
            >
              {lead}
            </p>
            {second && (
              <a
                href={second.href}
                className="mt-4 inline-block border-current border-b pb-0.5 font-medium text-small hover:text-accent"
              >
                {second.label}
              </a>
            )}
          </div>
          {call && (
            <div className="flex flex-wrap content-start gap-3 lg:col-span-4 lg:col-start-9">
              {call}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
