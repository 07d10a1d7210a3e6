import type { ReactNode } from "react";
import { Breadcrumbs } from "../components/breadcrumbs";
import { LabeledHeading } from "../components/section";
import type { BandSection } from "../content/schema/band";
import { classNames } from "../lib/class-names";

interface PageHeroProps {
  section: BandSection;
  /** The small line above the heading: a label, or a tag. */
  label: ReactNode;
  heading: string;
  lead: string;
  /**
   * Where a drawing is to be seen on the first screen, or two buttons make the right-hand column taller
   * than the heading: both begin at the top.
   */
  compact?: boolean | undefined;
  /** Buttons. */
  children?: ReactNode;
}

/** The opening of most pages: heading and buttons. */
export function PageHero({ section, label, heading, lead, compact, children }: PageHeroProps) {
  return (
    <div
      id={section.anchor}
      className={classNames(
        "border-line border-b pt-6 pb-[clamp(2.5rem,5vw,4.25rem)] print:py-4",
        compact && "lg:pt-5 lg:pb-9",
      )}
    >
      <div className="wrap">
        {section.level === 1 && <Breadcrumbs />}
        <div
          className={classNames(
            "mt-[clamp(2rem,4vw,3.5rem)] print:mt-4 twelve items-end gap-y-7",
            compact && "lg:mt-6 lg:items-start",
          )}
        >
          <div className="lg:col-span-8">
            <LabeledHeading {...section} label={label} className="text-title-1">
              {heading}
            </LabeledHeading>
          </div>
          <div className="lg:col-span-4">
            <p className={classNames("lede text-lead text-muted", compact && "lg:text-[1.125rem]")}>
              {lead}
            </p>
            {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
          </div>
        </div>
      </div>
    </div>
  );
}
