import type { CaseStudy } from "../../content/types";
import { classNames } from "../../lib/class-names";
import { filled, useWords } from "../../lib/use-words";
import { TrackAxis } from "../track-axis";
import type { Track } from "./track";
import { TrackGrid, TurnLine } from "./track-lines";
import { TrackStep } from "./track-step";

interface TrackChartProps {
  track: Track;
  agreed: CaseStudy["track"]["agreed"];
}

/**
 * The steps as a chart of planned against actual: each row has its bars and, right below, its text
 * (track-text.ts). The text repeats what the bars show, for screen readers.
 */
export function TrackChart({ track, agreed }: TrackChartProps) {
  const { track: words } = useWords();
  const { columns, ticks, marks, turn, limit, steps } = track;
  return (
    <div
      data-reveal="items"
      className={classNames("track track-steps print:break-inside-avoid", limit && "has-limit")}
    >
      <TrackAxis ticks={ticks} marks={marks} className="sticky z-2 bg-page print:static" />
      <div className="relative">
        <TrackGrid ticks={ticks} limit={limit} />
        {limit && <p className="sr-only">{limit.spoken}</p>}
        <ol style={{ "--columns": columns }}>
          {steps.map((step) => (
            <TrackStep key={step.title} step={step} turnColumn={turn?.column} />
          ))}
        </ol>
        {turn && <TurnLine x={turn.x} />}
      </div>
      {agreed && (
        <p className="pt-4 text-pretty text-muted text-small">
          <b className="mr-2 font-medium text-text">{words.change}</b>{" "}
          {filled(agreed.text, { month: agreed.month })}
        </p>
      )}
    </div>
  );
}
