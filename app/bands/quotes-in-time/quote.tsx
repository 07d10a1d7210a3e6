import { Quoted } from "../../components/quoted";
import { classNames } from "../../lib/class-names";
import { filled, useSite, useWords } from "../../lib/use-words";
import { Engagement, YearLines } from "./engagement";
import type { Axis, Voice } from "./voices";
import { monthsOf } from "./years";

const plainQuote = "text-title-3 leading-[1.28]! tracking-[-0.012em]! text-pretty!";

/** What spans both columns has its track in the first, as all have. */
const wideFigure = "grid-cols-2 gap-x-[clamp(2rem,6vw,6rem)] md:grid";

interface QuoteProps {
  voice: Voice;
  axis: Axis;
  /** Of the lines of the axis. */
  lines: string;
  isFirst: boolean;
}

/** "April to September 2018, then July to December 2020". */
function usePeriod(runs: Voice["runs"]): string {
  const { language } = useSite();
  const { testimonials: words } = useWords();
  return runs
    .map((run) => filled(words.period, monthsOf(run, language)))
    .reduce((before, after) => filled(words.periods, { before, after }));
}

/** A client quote, below the time of the engagement. */
export function Quote({ voice, axis, lines, isFirst }: QuoteProps) {
  const { quote, author, role, company, runs, isFeatured, isAlone } = voice;
  const isWide = isFeatured || isAlone;
  const { testimonials: words } = useWords();
  return (
    <figure className={classNames("border-line border-t", isWide && wideFigure)}>
      {/* Not higher beside a taller quote: its lines end above the logo. */}
      <div className="relative self-start">
        <YearLines axis={axis} id={lines} isFirst={isFirst} />
        <Engagement {...voice} />
      </div>
      <blockquote
        className={classNames(
          "display pt-5",
          isFeatured ? "text-title-2" : plainQuote,
          isWide && "col-span-2 row-start-2",
          isAlone && "max-w-[34em]",
        )}
      >
        <Quoted words={quote} />
      </blockquote>
      <figcaption className={classNames("pt-5 text-muted text-small", isWide && "row-start-3")}>
        <b className="block font-medium text-text">
          {author}, {company}
        </b>
        <span className="block">{role}</span>
        <span className="sr-only">{words.with} </span>
        {usePeriod(runs)}
      </figcaption>
    </figure>
  );
}
