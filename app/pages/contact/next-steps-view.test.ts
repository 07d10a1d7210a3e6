import { expect, it } from "vitest";
import { nextStepsView } from "./next-steps-view";

const drawn = (reply: number, call: number, note: number) => {
  const { labels, bars } = nextStepsView({ reply, call, note });
  const days = (percent: string) => Math.round((Number.parseFloat(percent) / 100) * (call + note));
  return {
    labels: labels.map(({ day }) => day),
    bars: bars.map(({ x, width }) => [days(x) + 1, days(x) + days(width)]),
  };
};

const upTo = (days: number) => Array.from({ length: days }, (_, index) => index + 1);

it.each([
  [
    "five business days",
    drawn(1, 5, 3),
    upTo(8),
    [
      [1, 1],
      [2, 4],
      [5, 5],
      [6, 8],
    ],
  ],
  [
    "three business days",
    drawn(1, 3, 3),
    upTo(6),
    [
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 6],
    ],
  ],
  [
    "two weeks",
    drawn(2, 10, 5),
    [1, 6, 11],
    [
      [1, 2],
      [3, 9],
      [10, 10],
      [11, 15],
    ],
  ],
  [
    "two days",
    drawn(1, 2, 1),
    upTo(3),
    [
      [1, 1],
      [1, 1],
      [2, 2],
      [3, 3],
    ],
  ],
  [
    "one day",
    drawn(1, 1, 1),
    upTo(2),
    [
      [1, 1],
      [1, 1],
      [1, 1],
      [2, 2],
    ],
  ],
])("draws a call within %s", (_, { labels, bars }, days, spans) => {
  expect(labels).toEqual(days);
  expect(bars).toEqual(spans);
});

it("stays on its days, with labels that have room, for every time that a fact can give", () => {
  for (const reply of [1, 5, 50])
    for (const call of upTo(50))
      for (const note of upTo(50)) {
        const { labels, bars } = drawn(reply, call, note);
        expect(labels.length, `${call} and ${note} days`).toBeLessThanOrEqual(12);
        for (const [first = 0, last = 0] of bars) {
          expect(first).toBeGreaterThanOrEqual(1);
          expect(last).toBeGreaterThanOrEqual(first);
          expect(last).toBeLessThanOrEqual(call + note);
        }
      }
});
