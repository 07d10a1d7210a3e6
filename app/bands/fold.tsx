import type { ReactNode } from "react";
import { Icon } from "../components/icon";
import { BandHeading } from "../components/section";
import type { BandSection } from "../content/schema/band";
import { classNames } from "../lib/class-names";

interface FoldProps {
  heading: string;
  text?: string | undefined;
  /** Shown on a phone in place of the text while it is closed; has the class `fold-preview`. */
  preview?: ReactNode;
  children: ReactNode;
}

/** Heading, a sentence and what is below them. On a phone it is collapsed, unless a page begins with it. */
export function Fold({
  anchor,
  level,
  heading,
  text,
  preview,
  children,
}: FoldProps & Pick<BandSection, "anchor" | "level">) {
  return (
    <details open={level === 1} className="open-if-wide fold">
      <summary data-reveal="" className="fold-summary open-summary">
        <BandHeading anchor={anchor} level={level} className="display fold-heading">
          {heading}
        </BandHeading>
        {preview}
        {text && <span className="fold-text text-balance text-muted text-small">{text}</span>}
        <Icon name="plus" size={22} className="fold-mark open-mark eased" />
      </summary>
      {/* Inside <details>, so that a hash link opens it, but positioned at its top. */}
      <div id={anchor} className="absolute top-0" />
      {children}
    </details>
  );
}

interface FoldBandProps extends FoldProps {
  section: BandSection;
  /** Belongs to the band above it, and so has a smaller heading. */
  isMinor?: boolean | undefined;
}

export function FoldBand({ section, isMinor, ...fold }: FoldBandProps) {
  return (
    <section
      aria-labelledby={`${section.anchor}-heading`}
      className={classNames("fold-band", !section.joins && "pt-band", isMinor && "fold-minor")}
    >
      <div className="wrap">
        <Fold {...section} {...fold} />
      </div>
    </section>
  );
}
