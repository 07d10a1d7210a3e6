import { expect, it } from "vitest";
import { barsByDay } from "./bars-by-day";
import type { Times } from "./schema";

/** Reply, preparation, call and note, as the sample has them: first and last day of each. */
const drawn = (reply: number, call: number, note: number) =>
  days([{ within: reply }, {}, { within: call }, { after: note }], call + note);

function days(steps: readonly Times[], total: number) {
  const { labels, bars } = barsByDay(steps);
  const inDays = (percent: string) => Math.round((Number.parseFloat(percent) / 100) * total);
  return {
    labels: labels.map(({ day }) => day),
    bars: bars.map(({ x, width }) => [inDays(x) + 1, inDays(x) + inDays(width)].join("–")),
  };
}

const upTo = (days: number) => Array.from({ length: days }, (_, index) => index + 1);

it.each([
  ["five business days", drawn(1, 5, 3), upTo(8), "1–1 2–4 5–5 6–8"],
  ["three business days", drawn(1, 3, 3), upTo(6), "1–1 2–2 3–3 4–6"],
  ["two weeks", drawn(2, 10, 5), [1, 6, 11], "1–2 3–9 10–10 11–15"],
  ["two days", drawn(1, 2, 1), upTo(3), "1–1 1–1 2–2 3–3"],
  ["one day", drawn(1, 1, 1), upTo(2), "1–1 1–1 1–1 2–2"],
  ["steps that follow each other", days([{ after: 2 }, { after: 3 }], 5), upTo(5), "1–2 3–5"],
  ["a single step", days([{ within: 1 }], 1), [1], "1–1"],
])("draws %s", (_, { labels, bars }, due, spans) => {
  expect(labels).toEqual(due);
  expect(bars.join(" ")).toBe(spans);
});

it("stays on its days, with labels that have room, for every time that a fact can give", () => {
  for (const call of upTo(50))
    for (const note of upTo(50)) {
      const { labels, bars } = drawn(1, call, note);
      expect(labels.length, `${call} and ${note} days`).toBeLessThanOrEqual(12);
      for (const [first = 0, last = 0] of bars.map((bar) => bar.split("–").map(Number))) {
        expect(first).toBeGreaterThanOrEqual(1);
        expect(last).toBeGreaterThanOrEqual(first);
        expect(last).toBeLessThanOrEqual(call + note);
      }
    }
});
