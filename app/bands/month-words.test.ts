import { expect, it } from "vitest";
import { lengthInWords, monthBegunAt, monthEndedBy, monthsInWords } from "./month-words";
import { trackWords } from "./track-words.test-helper";

const tied = (words: string) => words.replaceAll(" ", "\u00a0");

it.each([
  [[0, 0.75], "3 weeks", "month 1"],
  [[0, 2.5], "10 weeks", "months 1 to 3"],
  [[3, 4], "1 month", "month 4"],
  [[5.5, 15], "9½ months", "months 6 to 15"],
] as const)("says %j in words", ([from, to], length, months) => {
  expect(lengthInWords([{ from, to }], trackWords)).toBe(tied(length));
  expect(monthsInWords([{ from, to }], trackWords)).toBe(tied(months));
});

it("tells runs apart, and those that touch as one; a line may end between runs alone", () => {
  const runs = [
    { from: 8, to: 10 },
    { from: 10, to: 11 },
    { from: 13, to: 15.5 },
  ];
  expect(lengthInWords(runs, trackWords)).toBe(`${tied("3 months")}, then ${tied("10 weeks")}`);
  expect(monthsInWords(runs, trackWords)).toBe(`${tied("months 9 to 11")} and ${tied("14 to 16")}`);
});

it("gives a moment between two months to the one that it begins, or ends", () => {
  expect(monthBegunAt(9)).toBe(10);
  expect(monthEndedBy(16)).toBe(16);
  expect([monthBegunAt(3.5), monthEndedBy(3.5)]).toEqual([4, 4]);
});
