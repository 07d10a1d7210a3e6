import { describe, expect, it } from "vitest";
import { byStart, loadSteps, phaseLoad, spanWords } from "./phases";

const phases = ["Decide", "Fund", "Design", "Build", "Run"];

describe("the words of a span", () => {
  it.each([
    [{ from: 5, to: 18 }, "Fund to run"],
    // A quarter that ends where the next phase begins belongs to the one before.
    [{ from: 2, to: 12 }, "Decide to design"],
    [{ from: 8, to: 12 }, "Design"],
    [{ from: 0, to: 20 }, "Decide to run"],
    [{ from: 5, to: 9, ends: "two signatures" }, "Fund to design, ends with two signatures"],
  ])("%j", (span, words) => expect(spanWords(span, phases)).toBe(words));
});

it("sorts by start, then by end", () => {
  const spans = [
    { from: 4, to: 9 },
    { from: 0, to: 6 },
    { from: 4, to: 6 },
  ];
  expect(spans.toSorted(byStart).map(({ from, to }) => [from, to])).toEqual([
    [0, 6],
    [4, 6],
    [4, 9],
  ]);
});

describe("services at work", () => {
  const spans = [
    { from: 0, to: 4 },
    { from: 3, to: 9 },
    { from: 16, to: 20 },
  ];

  it("counts each in every phase that it touches", () => {
    expect(phaseLoad(spans)).toEqual([2, 1, 1, 0, 1]);
  });

  it("draws a step for each quarter, and no taller than the fullest", () => {
    const { width, height, path } = loadSteps(spans);
    expect([width, height]).toEqual([20, 2]);
    expect(path.match(/h1/g)).toHaveLength(20);
    expect(path.startsWith("M0 2V1h1V1h1V1h1V0h1V1h1")).toBe(true);
    expect(path.endsWith("V1h1V2z")).toBe(true);
  });
});
