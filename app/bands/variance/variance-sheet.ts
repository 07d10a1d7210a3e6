import { drawnSteps } from "../../content/drawn-steps";
import type { CaseStudy } from "../../content/types";
import { percent } from "../../visualization/figures";
import type { TrackWords } from "../month-words";
import { axisTicks, monthMarks } from "../track-axis-geometry";
import { type Caption, captionsOf, limitCaption } from "./captions";
import { programWords } from "./program-words";
import { byLateness, type Program, programOf } from "./programs";

function rowOf(program: Program, scale: number, words: TrackWords) {
  const { slug, title, planned, actual, turn, finish, limit } = program;
  const x = (at: number) => percent((at / scale) * 100);
  const drawn = (captions: Caption[]) => captions.map(({ at, ...one }) => ({ ...one, x: x(at) }));
  return {
    slug,
    title,
    /** To plan it back from the visitor's date (islands/plan-back). */
    months: program.months,
    words: programWords(program, words),
    /** The result came before the end, so that its mark needs words on narrow screens too. */
    isFinishEarly: Boolean(finish && finish.at < actual),
    bars: {
      planned: x(planned),
      actual: x(actual),
      finish: finish && x(finish.at),
      limit: limit && x(limit.at),
    },
    turn: turn && { x: x(turn.from), width: x(1) },
    captions: drawn(captionsOf(program, scale)),
    limitCaption: drawn(limitCaption(program, scale)),
  };
}

/** All programs that have bars on one axis, the latest first. */
export function varianceSheet(studies: readonly CaseStudy[], words: TrackWords) {
  const programs = studies
    .map((study) => ({ ...study, steps: drawnSteps(study.approach) }))
    .filter(({ steps }) => steps.length)
    .map((study) => programOf(study, words))
    .toSorted(byLateness);
  const ends = programs.flatMap(({ planned, actual, limit }) => [planned, actual, limit?.at ?? 0]);
  const months = Math.ceil(Math.max(...ends));
  return {
    ticks: axisTicks(months),
    marks: monthMarks(months),
    hasTurn: programs.some(({ turn }) => turn),
    hasFinish: programs.some(({ finish }) => finish),
    hasLimit: programs.some(({ limit }) => limit),
    rows: programs.map((program) => rowOf(program, months, words)),
  };
}

export type VarianceSheet = ReturnType<typeof varianceSheet>;
export type VarianceRow = VarianceSheet["rows"][number];
