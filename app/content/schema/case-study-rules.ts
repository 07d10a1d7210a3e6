import type { z } from "zod";
import { numerals } from "../../text/numerals.ts";
import { drawnSteps } from "../drawn-steps.ts";
import type { FieldFault as Fault } from "../fault.ts";
import { programMonths } from "../program-months.ts";
import { caseStudyFields } from "./case-study.ts";
import { textsIn } from "./house-style.ts";

type CaseStudy = z.output<typeof caseStudyFields>;

/**
 * "month eight", "months 13 and 15", "month-four": the numbers of months that a text gives, so that it
 * does not contradict the drawing. Words of another language give none.
 */
export function monthsIn(text: string): number[] {
  const named = text.matchAll(
    /\bmonths?[ -](\d+|[a-z]+)(?:(?: and| to) (?:month )?(\d+|[a-z]+))?/g,
  );
  return [...named]
    .flatMap(([, first, last]) => [first, last])
    .map((word = "") => (/^\d/.test(word) ? Number(word) : numerals.indexOf(word)))
    .filter((month) => month > 0);
}

/** Weeks up to three months, half months after that: what the drawing can say in words. */
const canBeSaid = (months: number) => (months * (months < 3 ? 4 : 2)) % 1 === 0;
const isHalf = (at: number) => (at * 2) % 1 === 0;

type DrawnStep = ReturnType<typeof drawnSteps<CaseStudy["approach"][number]>>[number];

function* stepFaults({ description, planned, actual }: DrawnStep, end: number): Generator<string> {
  for (const { from, to } of [...actual, ...(planned ? [planned] : [])]) {
    if (from >= to) yield `has a period from ${from} to ${to}. It has to start before it ends.`;
    if (!isHalf(from)) yield `has a period that starts at ${from}. Use whole or half months.`;
    if (!canBeSaid(to - from))
      yield `has a period from ${from} to ${to}. Its length has to be in whole weeks up to three months, and in half months after that.`;
  }
  for (const [index, { from, to }] of actual.entries()) {
    if (to > end) yield `ends in month ${to}, but the program has only ${end} months.`;
    if (from < (actual[index - 1]?.to ?? 0)) yield "has periods that are out of order or overlap.";
  }
  const [first, last] = [actual[0]?.from ?? 0, actual.at(-1)?.to ?? 0];
  for (const month of monthsIn(description))
    if (month <= first || month >= last + 1)
      yield `mentions month ${month}, but its bar runs from ${first} to ${last}. Change the text or the bar.`;
  if (!planned && !actual.some((run) => run.turned))
    yield "needs a planned period, unless it has the turning point.";
}

/** Bars agree with the length of the program and with each other. */
function* barFaults(steps: readonly DrawnStep[], end: number): Generator<Fault> {
  for (const [index, step] of steps.entries())
    for (const message of stepFaults(step, end)) yield { message, path: ["approach", index] };
  if (steps.flatMap(({ actual }) => actual.filter((run) => run.turned)).length > 1)
    yield { message: "has more than one turning point. Keep one.", path: ["approach"] };
  if (Math.max(...steps.map(({ actual }) => actual.at(-1)?.to ?? 0)) !== end)
    yield {
      message: `has no step that lasts until month ${end}, the last month of the program.`,
      path: ["approach"],
    };
}

function* trackFaults({ scale, approach, track }: CaseStudy): Generator<Fault> {
  const end = programMonths(scale);
  const steps = drawnSteps(approach);
  const { finish, limit, agreed } = track;
  if (steps.length) yield* barFaults(steps, end);
  for (const [index, { planned, actual }] of approach.entries())
    if (!actual && (planned || steps.length))
      yield {
        message: "needs its actual period. Fill it in for all steps, or for none.",
        path: ["approach", index],
      };
  const [mark] = Object.keys(track);
  if (mark && !steps.length)
    yield {
      message: "has no bars to mark. Fill in the actual periods of the steps first.",
      path: ["track", mark],
    };
  const reached = finish ? (steps[finish.step - 1]?.actual ?? []) : [];
  if (
    finish &&
    steps.length &&
    !reached.some(({ from, to }) => from < finish.at && finish.at <= to)
  )
    yield {
      message: `is a month in which step ${finish.step} has no bar. Change the month or the step.`,
      path: ["track", "finish", "at"],
    };
  if (limit && finish && limit.at < finish.at)
    yield { message: "is before the finish. Check both dates.", path: ["track", "limit", "at"] };
  if (agreed && agreed.month > end)
    yield {
      message: `is month ${agreed.month}, but the program has only ${end} months.`,
      path: ["track", "agreed", "month"],
    };
}

function* goLiveFaults({ goLives, scale }: CaseStudy): Generator<Fault> {
  const end = programMonths(scale);
  for (const [index, { month }] of goLives.entries()) {
    const fault = (message: string) => ({ message, path: ["goLives", index, "month"] });
    if (month < (goLives[index - 1]?.month ?? 1))
      yield fault("is earlier than the month above it. Put go-lives in the order of their months.");
    if (month > end) yield fault(`is month ${month}, but the program has only ${end} months.`);
  }
}

/** What needs something else beside it. */
function* pairFaults({ image, imageAlt, imageFocus, scale }: CaseStudy): Generator<Fault> {
  if (image && !imageAlt)
    yield {
      message: "needs a description, for people who cannot see the picture.",
      path: ["image"],
    };
  for (const [field, value] of Object.entries({ imageAlt, imageFocus }))
    if (value && !image)
      yield {
        message: "belongs to a picture that is not there. Choose a cover picture, or clear this.",
        path: [field],
      };
  if (scale.budget !== undefined && scale.cost === undefined)
    yield { message: "needs the actual cost beside it.", path: ["scale", "budget"] };
}

const change = /^(\d+)%.*?\p{Sc}?(\d[\d.]*)(?:M| days| months)? to \p{Sc}?(\d[\d.]*)/u;

/** What a case study says in one place and contradicts in another. */
function* caseStudyFaults(study: CaseStudy): Generator<Fault> {
  const end = programMonths(study.scale);
  if (!(end >= 1)) {
    yield { message: "comes before the first month. Swap them.", path: ["scale", "to"] };
    return;
  }
  for (const { path, text } of textsIn(study))
    for (const month of monthsIn(text))
      if (month > end)
        yield { message: `mentions month ${month}, but the program has only ${end} months.`, path };
  for (const [index, result] of study.results.entries()) {
    const [, share, from, to] = (change.exec(result) ?? []).map(Number);
    const real = share && from && to ? Math.round((1 - to / from) * 100) : share;
    if (share !== real)
      yield {
        message: `says ${share}%, but its numbers come to ${real}%.`,
        path: ["results", index],
      };
  }
  if (study.evidence.length > study.results.length)
    yield { message: "has more entries than there are results. Remove some.", path: ["evidence"] };
  yield* pairFaults(study);
  yield* goLiveFaults(study);
  yield* trackFaults(study);
}

export const caseStudySchema = caseStudyFields.superRefine((study, context) => {
  for (const { message, path } of caseStudyFaults(study))
    context.addIssue({ code: "custom", path: [...path], message });
});
