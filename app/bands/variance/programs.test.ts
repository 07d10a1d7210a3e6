import { expect, it } from "vitest";
import { trackWords } from "../track-words.test-helper";
import { programWords } from "./program-words";
import { byLateness, type Program, type ProgramSource, programOf } from "./programs";

const step = (planned: number, actual: number, turned?: string) => ({
  title: "Step",
  description: "What was done.",
  planned: { from: 0, to: planned },
  actual: [{ from: 0, to: actual, ...(turned ? { turned } : {}) }] as const,
});

/** Of five steps the first turns, the second reaches the result, and the third is the longest. */
function program(result: [number, number], end: [number, number], month?: number): Program {
  const others = step(1, 1);
  const source = {
    slug: "program",
    title: "Program",
    months: end[1],
    steps: [step(1, 1, "a bridge is out"), step(...result), step(...end), others, others],
    track: {
      finish: { step: 2, at: result[1], text: "two sites live", key: "Go-live" },
      ...(month ? { agreed: { month, text: "In month {month} the board moved it." } } : {}),
    },
  } as ProgramSource;
  return programOf(source, trackWords);
}

const wordsOf = (one: Program) => programWords(one, trackWords);

it("measures the last planned month against the last real one", () => {
  const late = program([8, 8], [9, 11], 7);
  expect(late).toMatchObject({ planned: 9, actual: 11, late: 2, agreedIn: 7 });
  expect(late.finish).toMatchObject({ at: 8, late: 0, text: "Month 8: two sites live" });
  expect(wordsOf(late)).toMatchObject({
    plan: "Planned 9 months, took 11.",
    agreed: "Agreed in month 7.",
    madeUp: undefined,
    late: { figure: "+2", unit: "months" },
  });
});

it("says that a late result was made up", () => {
  expect(wordsOf(program([7, 8], [12, 12], 5)).madeUp).toBe(
    "Go-live slipped one month, agreed in month 5, then made up.",
  );
  expect(wordsOf(program([6, 8], [12, 12])).madeUp).toBe("Go-live slipped 2 months, then made up.");
});

it.each([
  [[9, 10], { figure: "+1", unit: "month" }, "1 month late."],
  [[8.5, 9], { figure: "+0.5", unit: "months" }, "2 weeks late."],
  [[9, 9], { figure: "0", unit: "months" }, "On time."],
  [[9, 6], { figure: "−3", unit: "months" }, "3 months early."],
] as const)("says how late %j is", (end, late, verdict) => {
  expect(wordsOf(program([1, 1], [...end]))).toMatchObject({ late, verdict });
});

it("begins with the latest, then with the larger share of a plan, then with the longer one", () => {
  const ends = [
    [10, 7],
    [15, 15],
    [24, 24],
    [21, 23],
    [14, 16],
    [36, 40],
  ] as const;
  const sorted = ends.map((end) => program([1, 1], [...end])).toSorted(byLateness);
  expect(sorted.map(({ planned, actual }) => [planned, actual])).toEqual([
    [36, 40],
    [14, 16],
    [21, 23],
    [24, 24],
    [15, 15],
    [10, 7],
  ]);
});
