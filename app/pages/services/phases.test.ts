import { describe, expect, it } from "vitest";
import { byStart, phaseLoad, spanWords } from "./phases";

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

it("counts a service at work in every phase that it touches", () => {
  const spans = [
    { from: 0, to: 4 },
    { from: 3, to: 9 },
    { from: 16, to: 20 },
  ];
  expect(phaseLoad(spans)).toEqual([2, 1, 1, 0, 1]);
});
