import type { CaseStudy, DrawnStep } from "../../content/types";
import { type Percent, percent } from "../../visualization/figures";
import { lengthInWords, monthsInWords, type TrackWords } from "../month-words";
import { axisTicks, monthMarks } from "../track-axis-geometry";
import { finishText, limitText, turningPoint } from "../turning-point";
import { finishLabel, type MarkLabel, turnLabel } from "./track-labels";
import { columnAt, columnsOf, placeText, wholeOf } from "./track-text";

interface TrackSource extends Pick<CaseStudy, "months" | "track"> {
  steps: readonly DrawnStep[];
}

/** The axis ends with the program, the plan or the deadline, whichever is last. */
function monthsOf({ months, steps, track }: TrackSource): number {
  const planned = steps.map((step) => step.planned?.to ?? 0);
  return Math.ceil(Math.max(months, track.limit?.at ?? 0, ...planned));
}

/** What the bars show, in words: the length for all, the months for who hears it or points at the bars. */
function wordsOf({ planned, actual }: DrawnStep, words: TrackWords) {
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
  const { finish, limit } = study.track;
  const months = monthsOf(study);
  const turn = turningPoint(study.steps, words);
  // Without a turning point, words have the whole width.
  const lines = { months, turn: turn?.from ?? 0, limit: limit?.at };
  const x = (at: number): Percent => percent((at / months) * 100);
  const span = ({ from, to }: { from: number; to: number }) => ({
    x: x(from),
    width: x(to - from),
  });
  const drawn = ({ at, ...label }: MarkLabel) => ({ ...label, x: x(at) });

  return {
    months,
    columns: columnsOf(months),
    ticks: axisTicks(months),
    marks: monthMarks(months),
    turn: turn && { x: x(turn.from), column: columnAt(turn.from, months) },
    limit: limit && {
      x: x(limit.at),
      text: limit.text,
      spoken: limitText(limit, words),
    },
    finishKey: finish?.key,
    steps: study.steps.map((step, index) => {
      const { title, description, planned, actual } = step;
      const reached = finish?.step === index + 1 ? finish : undefined;
      const turned = turn?.index === index ? turn : undefined;
      const isLast = actual.at(-1)?.to === turned?.to;
      return {
        title,
        description,
        words: wordsOf(step, words),
        place: placeText(wholeOf(planned, actual), lines),
        planned: planned && span(planned),
        notPlannedAt: x(actual[0].from),
        actual: actual.map((run) => ({ ...span(run), isTurn: Boolean(run.turned) })),
        finish: reached && {
          x: x(reached.at),
          label: drawn(finishLabel(finishText(reached, words), reached.at, months)),
        },
        turned:
          turned && drawn(turnLabel({ ...turned, isLast, hasFinish: Boolean(reached) }, months)),
      };
    }),
  };
}

export type Track = ReturnType<typeof trackOf>;
