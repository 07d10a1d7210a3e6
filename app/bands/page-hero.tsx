import type { ReactNode } from "react";
import { Breadcrumbs } from "../components/breadcrumbs";
import { LabeledHeading } from "../components/section";
import type { BandSection } from "../content/schema/band";
import { classNames } from "../lib/class-names";

interface PageHeroProps {
  section: BandSection;
  /** The small line above the heading: a label, or a tag. */
  label?: ReactNode;
  /** At the end of the breadcrumbs: the way back. */
  back?: ReactNode;
  heading: string;
  lead: string;
  /** Below the lead. */
  more?: ReactNode;
  /** What comes next is to be seen on the first screen. */
  compact?: boolean | undefined;
  /** Buttons. */
  children?: ReactNode;
}

/** The opening of most pages: the heading, then the lead, and the buttons in the right-hand column. */
export function PageHero({ section, compact, children, ...words }: PageHeroProps) {
  const { label, back, heading, lead, more } = words;
  return (
    <div
      id={section.anchor}
      className={classNames(
        "pt-5 print:py-4",
        compact ? "pb-8" : "border-line border-b pb-[clamp(2.5rem,5vw,4.25rem)]",
      )}
    >
      <div className="wrap">
        {section.level === 1 && (
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <Breadcrumbs />
            {back}
          </div>
        )}
        <div className="mt-5 print:mt-4">
          <LabeledHeading {...section} label={label} className="text-title-1">
            {heading}
          </LabeledHeading>
        </div>
        <div className="mt-6 twelve gap-y-6 md:max-lg:grid-cols-2">
          <div className="lg:col-span-7">
            <p
              className={classNames(
                "text-balance text-lead text-muted",
                compact ? "max-w-xl md:text-[1.125rem]" : "lede",
              )}
            >
              {lead}
            </p>
            {more}
          </div>
          {children && (
            <div className="flex flex-wrap content-start gap-3 lg:col-span-5 lg:col-start-8 xl:col-span-4 xl:col-start-9">
              {children}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
