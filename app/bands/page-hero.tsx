import type { ReactNode } from "react";
import { Breadcrumbs } from "../components/breadcrumbs";
import { BandHeading, Label } from "../components/section";
import type { BandSection } from "../content/schema/band";

interface PageHeroProps {
  section?: BandSection;
  /** The small line above the heading: a label, or a tag. */
  label: ReactNode;
  heading: string;
  lead: string;
  /** Buttons. */
  children?: ReactNode;
}

/** Where it is on pages that are not yet lists of bands. */
const first: BandSection = { anchor: "top", level: 1, ground: "page", joins: false };

/** The opening of most pages: heading and buttons. */
export function PageHero({ section = first, label, heading, lead, children }: PageHeroProps) {
  return (
    <div
      id={section.anchor}
      className="border-line border-b pt-6 pb-[clamp(2.5rem,5vw,4.25rem)] print:py-4"
    >
      <div className="wrap">
        <Breadcrumbs />
        <div className="mt-[clamp(2rem,4vw,3.5rem)] print:mt-4 twelve items-end gap-y-7">
          <div className="lg:col-span-8">
            {typeof label === "string" ? <Label>{label}</Label> : label}
            <BandHeading {...section} className="display mt-4 text-title-1">
              {heading}
            </BandHeading>
          </div>
          <div className="lg:col-span-4">
            <p className="lede text-lead text-muted">{lead}</p>
            {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
          </div>
        </div>
      </div>
    </div>
  );
}
