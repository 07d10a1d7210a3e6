import { z } from "zod";
import { filled } from "../text/filled.ts";
import {
  type Locale,
  measureInWords,
  measureKinds,
  moneyInWords,
  numberInWords,
} from "../text/quantities.ts";
import { splitResult } from "../text/split-result.ts";
import type { Content } from "./assemble.ts";
import { fillText, type Values } from "./placeholders.ts";
import { monthAfter, monthName, programMonths } from "./program-months.ts";

/** How the site writes sums and months; `inMonth` is "month {month}". */
export interface CaseWords extends Locale {
  inMonth: string;
  /** Numbers that have a word. */
  numbers?: readonly string[] | undefined;
}

export const caseWordsOf = ({ site, words }: Pick<Content, "site" | "words">): CaseWords => ({
  language: site.language,
  currency: site.currency,
  inMonth: words.track.inMonth,
  numbers: words.durations.numbers,
});

const number = z.number().optional().catch(undefined);
const period = z.object({ from: number, to: number }).partial().optional().catch(undefined);
const text = z.string().optional().catch(undefined);
const listOf = <S extends z.ZodType>(row: S) => z.array(row).catch([]);

/** The numbers of a case study; nothing is checked yet, and what is wrong with them is said elsewhere. */
const numbers = z.object({
  scale: z
    .object({ from: z.string(), to: z.string(), cost: number, budget: number })
    .extend({ ourPeople: text, clientPeople: text, reach: text }),
  results: listOf(z.string()),
  baselines: listOf(
    z.object({
      from: z.number(),
      to: z.number(),
      kind: z.enum(measureKinds).exactOptional(),
      unit: z.string().exactOptional(),
    }),
  ),
  approach: listOf(z.object({ planned: period, actual: listOf(period) })),
  goLives: listOf(z.object({ month: z.number() })),
  track: z
    .object({
      finish: z.object({ at: number }).optional().catch(undefined),
      limit: z.object({ at: number }).optional().catch(undefined),
      agreed: z.object({ month: number }).optional().catch(undefined),
    })
    .catch({}),
});
type Numbers = z.output<typeof numbers>;

/** The month that a moment is in, as people count: 5.5 is in month 6, and what ends at 16 ends in month 16. */
const startsIn = (from = 0) => Math.floor(from) + 1;
const endsIn = (to = 0) => Math.ceil(to);

/** All months that a field knows, the first and the last among them. */
function monthsOf({ scale, approach, goLives, track }: Numbers): number[] {
  const bars = approach.flatMap(({ planned, actual }) => [planned, ...actual]);
  const edges = bars.flatMap((bar) => (bar ? [startsIn(bar.from), endsIn(bar.to)] : []));
  const marks = [track.finish?.at, track.limit?.at, track.agreed?.month].map(endsIn);
  const lives = goLives.map(({ month }) => month);
  const all = new Set([1, ...edges, ...lives, ...marks, programMonths(scale)]);
  return [...all].filter((month) => month > 0).toSorted((one, other) => one - other);
}

const plannedMonths = ({ approach }: Numbers) =>
  Math.max(0, ...approach.map((step) => endsIn(step.planned?.to)));

/** Whether a program took longer than planned, and whether it met a date that could not move. */
export function outcomeOf(study: unknown): { isLate: boolean; keptDate: boolean } {
  const { data } = numbers.safeParse(study);
  if (!data) return { isLate: false, keptDate: false };
  const planned = plannedMonths(data);
  const { finish, limit } = data.track;
  return {
    isLate: planned > 0 && programMonths(data.scale) > planned,
    keptDate: (finish?.at ?? Number.NaN) <= (limit?.at ?? Number.NaN),
  };
}

function* sumsOf({ scale: { cost, budget }, baselines }: Numbers, words: CaseWords) {
  const money = (millions: number) => moneyInWords(millions * 1_000_000, words);
  if (cost !== undefined) yield ["cost", money(cost)] as const;
  if (budget !== undefined) yield ["budget", money(budget)] as const;
  if (cost !== undefined && budget !== undefined && cost !== budget)
    yield ["difference", money(Math.abs(cost - budget))] as const;
  for (const [index, { from, to, ...measure }] of baselines.entries()) {
    const values = { before: from, after: to, change: Math.abs(from - to) };
    for (const [name, value] of Object.entries(values))
      yield [`${name}.${index + 1}`, measureInWords(value, measure, words)] as const;
  }
}

function* factsOf(found: Numbers, words: CaseWords): Generator<readonly [string, string]> {
  const { scale, baselines } = found;
  yield* sumsOf(found, words);
  yield ["from", monthName(scale.from, words.language)];
  yield ["to", monthName(scale.to, words.language)];
  yield ["months", String(programMonths(scale))];
  const planned = plannedMonths(found);
  if (planned) yield ["plannedMonths", String(planned)];
  for (const name of ["ourPeople", "clientPeople", "reach"] as const) {
    const [count] = /^\d[\d.,]*\d|^\d/.exec(scale[name] ?? "") ?? [];
    if (count) yield [name, count];
  }
  yield* goLivesOf(found, words);
  for (const [index, { from, to }] of baselines.entries()) {
    const share = Math.round((Math.abs(from - to) / from) * 100);
    if (from) yield [`percent.${index + 1}`, measureInWords(share, { kind: "percent" }, words)];
  }
}

/** "month 11" of each, and how many there were, in words. */
function* goLivesOf({ goLives }: Numbers, { inMonth, numbers: inWords }: CaseWords) {
  for (const [index, { month }] of goLives.entries())
    yield [`goLive.${index + 1}`, filled(inMonth, { month })] as const;
  if (goLives.length) yield ["goLives", numberInWords(goLives.length, inWords)] as const;
}

/** The figures that results start with, which may be references themselves. */
function* figuresOf({ results }: Numbers, own: Values) {
  for (const [index, result] of results.entries()) {
    const { figure } = splitResult(fillText(result, own));
    if (figure) yield [`result.${index + 1}`, figure] as const;
  }
}

const asOwn = (facts: readonly (readonly [string, string])[]) =>
  facts.map(([name, value]) => [`case.${name}`, value] as const);

/** What a case study knows of itself, by name: "cost" is £17M, "before.1" £18.6M, "month.15" month 15. */
export interface CaseFacts {
  facts: Values;
  /** In its own texts: {case.cost}, {month 15}, {calendar 15}. */
  own: Values;
}

const none: CaseFacts = { facts: new Map(), own: new Map() };

export function caseFacts(study: unknown, words: CaseWords): CaseFacts {
  const { data } = numbers.safeParse(study);
  // Months that are none would be no dates either.
  if (!data || !(programMonths(data.scale) >= 1)) return none;
  const counted = [...factsOf(data, words)];
  const facts = [...counted, ...figuresOf(data, new Map(asOwn(counted)))];
  const months = monthsOf(data).flatMap((month) => [
    ["month", month, filled(words.inMonth, { month })] as const,
    ["calendar", month, monthName(monthAfter(data.scale.from, month), words.language)] as const,
  ]);
  return {
    facts: new Map([
      ...facts,
      ...months.map(([kind, month, said]) => [`${kind}.${month}`, said] as const),
    ]),
    own: new Map([
      ...asOwn(facts),
      ...months.map(([kind, month, said]) => [`${kind} ${month}`, said] as const),
    ]),
  };
}
