import { TrackAxis } from "../../bands/track-axis";
import { classNames } from "../../lib/class-names";
import type { Track } from "./track";
import { TrackBars } from "./track-bars";
import { TrackGrid, TurnLine } from "./track-lines";
import type { Columns } from "./track-text";

/** Grid column classes, with a margin where the text starts at the turning-point line. */
const between = ([start, end]: Columns, turn: number) =>
  `wide:col-start-${start} wide:col-end-${end} ${start === turn ? "wide:ml-5" : ""}`;

interface TimeProps {
  term: string;
  time: { length: string; when?: string };
}

/** Wraps only between runs (month-words.ts), so swapping in the months on hover causes no layout shift. */
function Time({ term, time }: TimeProps) {
  return (
    <span className="mr-5 lg:mr-0 lg:block">
      {term}
      {"\u00a0"}
      <b className="font-medium text-text">{time.length}</b>
      {time.when && (
        <span className="sr-only">
          <i>, </i>
          {time.when}
        </span>
      )}
    </span>
  );
}

/**
 * The steps as a chart of planned against actual: each row has its bars and, right below, its text
 * (track-text.ts). The text repeats what the bars show, for screen readers.
 */
export function CaseStudyApproach({ columns, ticks, marks, turn, limit, steps, agreed }: Track) {
  return (
    <div data-reveal="items" className="track track-steps wrap-drawing print:break-inside-avoid">
      <TrackAxis ticks={ticks} marks={marks} />
      <div className="relative">
        <TrackGrid ticks={ticks} limit={limit} />
        {limit && (
          <p className="sr-only">
            {limit.text} {limit.spoken}.
          </p>
        )}
        <ol>
          {steps.map(({ title, description, words, place, ...bars }) => (
            <li
              key={title}
              className={`wide:grid wide:grid-cols-${columns} wide:content-start border-line border-b pb-7 print:pb-2`}
            >
              <TrackBars {...bars} />
              <div className={classNames("pt-0.5 wide:mr-4", between(place.title, turn.column))}>
                <h3 className="display text-title-4 leading-tight!">{title}</h3>
                <p className="mt-1.5 text-label text-muted even-figures">
                  <Time term="Planned" time={words.planned} />{" "}
                  <Time term="Took" time={words.took} />
                </p>
                {bars.turned && (
                  <p className="mt-1 font-medium text-accent text-label wide:sr-only">
                    {bars.turned.text}
                  </p>
                )}
                {bars.finish && (
                  <p className="mt-1 font-medium text-label wide:sr-only">
                    {bars.finish.label.text}
                  </p>
                )}
              </div>
              <p
                className={classNames(
                  "pt-2 text-pretty text-muted text-small wide:mr-6 print:mr-2",
                  !place.isStacked && "wide:pt-1",
                  between(place.text, turn.column),
                )}
              >
                {description}
              </p>
            </li>
          ))}
        </ol>
        <TurnLine x={turn.x} />
      </div>
      {agreed && (
        <p className="pt-4 text-pretty text-muted text-small">
          <b className="mr-2 font-medium text-text">Agreed change</b> {agreed}
        </p>
      )}
    </div>
  );
}
