import type { CaseStudy } from "../../content/types";
import { filled } from "../../lib/use-words";
import { timeInWords } from "../../text/quantities";
import { type Percent, percent } from "../../visualization/figures";
import { lengthInWords, monthEndedBy, monthsInWords, type TrackWords } from "../month-words";
import { axisTicks, monthMarks } from "../track-axis-geometry";
import { turningPoint } from "../turning-point";
import { finishLabel, type MarkLabel, turnLabel } from "./track-labels";
import { columnAt, columnsOf, placeText, wholeOf } from "./track-text";

type TrackSource = Pick<CaseStudy, "months" | "approach" | "track">;
type Step = TrackSource["approach"][number];

/** The axis ends with the program, the plan or the deadline, whichever is last. */
function monthsOf({ months, approach, track }: TrackSource): number {
  const planned = approach.map((step) => step.planned?.to ?? 0);
  return Math.ceil(Math.max(months, track.limit?.at ?? 0, ...planned));
}

/** What the bars show, in words: the length for all, the months for who hears it or points at the bars. */
function wordsOf({ planned, actual }: Step, words: TrackWords) {
  const timeOf = (runs: Parameters<typeof lengthInWords>[0]) => ({
    length: lengthInWords(runs, words),
    when: monthsInWords(runs, words),
  });
  return {
    planned: planned ? timeOf([planned]) : { length: words.none },
    took: timeOf(actual),
  };
}

export function trackOf(study: TrackSource, words: TrackWords) {
  const { approach, track } = study;
  const { finish, limit } = track;
  const months = monthsOf(study);
  const turn = turningPoint(approach, words);
  const x = (at: number): Percent => percent((at / months) * 100);
  const span = ({ from, to }: { from: number; to: number }) => ({
    x: x(from),
    width: x(to - from),
  });
  const finishText = filled(words.at, { month: monthEndedBy(finish.at), text: finish.text });
  const drawn = ({ at, ...label }: MarkLabel) => ({ ...label, x: x(at) });

  return {
    months,
    columns: columnsOf(months),
    ticks: axisTicks(months),
    marks: monthMarks(months),
    turn: { x: x(turn.from), column: columnAt(turn.from, months) },
    limit: limit && {
      x: x(limit.at),
      text: limit.text,
      spoken: filled(words.limit, {
        text: limit.text,
        time: timeInWords(limit.at, "month", words.language),
      }),
    },
    finishKey: finish.key,
    steps: approach.map((step, index) => {
      const { title, description, planned, actual } = step;
      const hasFinish = finish.step === index + 1;
      const isLast = actual.at(-1)?.to === turn.to;
      return {
        title,
        description,
        words: wordsOf(step, words),
        place: placeText(wholeOf(planned, actual), { months, turn: turn.from, limit: limit?.at }),
        planned: planned && span(planned),
        notPlannedAt: x(actual[0].from),
        actual: actual.map((run) => ({ ...span(run), isTurn: Boolean(run.turned) })),
        finish: hasFinish
          ? { x: x(finish.at), label: drawn(finishLabel(finishText, finish.at, months)) }
          : null,
        turned:
          index === turn.index ? drawn(turnLabel({ ...turn, isLast, hasFinish }, months)) : null,
      };
    }),
  };
}

export type Track = ReturnType<typeof trackOf>;
