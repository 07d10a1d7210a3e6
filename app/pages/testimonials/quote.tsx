import { classNames } from "../../lib/class-names";
import { Track, YearLines } from "./track";
import type { Voice } from "./voices";

const plainQuote = "text-title-3 leading-[1.28]! tracking-[-0.012em]! text-pretty!";

/** The large quote spans both columns, with its track and its speaker side by side. */
const leadFigure = "grid-cols-2 gap-x-[clamp(2rem,6vw,6rem)] md:grid";

interface QuoteProps {
  voice: Voice;
  /** The first card defines the lines that the others reuse. */
  isFirst: boolean;
}

/** A client quote, below the time of the engagement. */
export function Quote({ voice, isFirst }: QuoteProps) {
  const { quote, author, role, company, period, isLead } = voice;
  return (
    <figure className={classNames("border-line border-t", isLead && leadFigure)}>
      <div className="relative">
        <YearLines isFirst={isFirst} />
        <Track {...voice} />
      </div>
      <blockquote
        className={classNames(
          "display pt-5",
          isLead ? "col-span-2 row-start-2 text-title-2" : plainQuote,
        )}
      >
        “{quote}”
      </blockquote>
      <figcaption
        className={classNames("pt-5 text-muted text-small", isLead && "self-end md:pb-3")}
      >
        <b className="block font-medium text-text">
          {author}, {company}
        </b>
        <span className="block">{role}</span>
        <span className="sr-only">Our time there: </span>
        {period}
      </figcaption>
    </figure>
  );
}
