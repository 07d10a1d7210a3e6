import { Markdown } from "../../components/markdown";
import { classNames } from "../../lib/class-names";
import { useWords } from "../../lib/use-words";
import type { Track } from "./track";
import { TrackBars } from "./track-bars";
import type { Columns } from "./track-text";

interface TimeProps {
  term: string;
  time: { length: string; when?: string };
}

/** Wraps only between runs (month-words.ts), so swapping in the months on hover causes no layout shift; what is slightly wider than its column overflows into the gap. */
function Time({ term, time }: TimeProps) {
  return (
    <span className={classNames("mr-5 lg:mr-0 lg:block", time.when && "track-time")}>
      {term}
      {"\u00a0"}
      <b className="track-length font-medium text-text">{time.length}</b>
      {time.when && (
        <span className="track-months sr-only">
          <span className="track-length">, </span>
          {time.when}
        </span>
      )}
    </span>
  );
}

interface TrackStepProps {
  step: Track["steps"][number];
  /** Where the line of the turning point is, if there is one, from which text keeps a distance. */
  turnColumn: number | undefined;
}

export function TrackStep({ step, turnColumn }: TrackStepProps) {
  const { stepPlanned, stepTook } = useWords().track;
  const { title, description, words, place, ...bars } = step;
  const between = ([start, end]: Columns) => ({ "--start": start, "--end": end });
  const atTurn = ([start]: Columns) => start === turnColumn && "wide:ml-5";
  return (
    <li className="track-step border-line border-b pb-7 wide:grid wide:in-columns wide:content-start print:pb-2">
      <TrackBars {...bars} />
      <div
        style={between(place.title)}
        className={classNames("track-words wide:pt-0.5 wide:mr-4", atTurn(place.title))}
      >
        <h3 className="-mr-2 display text-title-4 leading-tight! lg:max-xl:text-[1.125rem]">
          {title}
        </h3>
        <p className="mt-1.5 text-label wrap-normal text-muted even-figures">
          <Time term={stepPlanned} time={words.planned} />{" "}
          <Time term={stepTook} time={words.took} />
        </p>
        {bars.turned && (
          <p className="mt-1 font-medium text-accent text-label wide:sr-only">{bars.turned.text}</p>
        )}
        {bars.finish && (
          <p className="mt-1 font-medium text-label wide:sr-only">{bars.finish.label.text}</p>
        )}
      </div>
      <div
        style={between(place.text)}
        className={classNames(
          "track-words space-y-2 text-pretty text-muted text-small wide:mr-6 print:mr-2",
          place.isStacked ? "wide:pt-2" : "wide:pt-1",
          atTurn(place.text),
        )}
      >
        <Markdown>{description}</Markdown>
      </div>
    </li>
  );
}
