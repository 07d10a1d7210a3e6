import { expect, it } from "vitest";
import { barPlace, byStart, phaseLoad, phasesOf } from "./phases";

const phases = ["Decide", "Fund", "Design", "Build", "Run"];

it.each([
  [{ from: 5, to: 18 }, "Fund", "Run"],
  // A quarter that ends where the next phase begins belongs to the one before.
  [{ from: 2, to: 12 }, "Decide", "Design"],
  [{ from: 8, to: 12 }, "Design", "Design"],
  [{ from: 0, to: 20 }, "Decide", "Run"],
])("%j goes from %s to %s", (span, first, last) =>
  expect(phasesOf(span, phases)).toEqual({ first, last }),
);

it("sorts by start, then by end, and leaves those without a place at the end as they are", () => {
  const [late, early, soon] = [
    { from: 4, to: 9 },
    { from: 0, to: 6 },
    { from: 4, to: 6 },
  ];
  const services = [{ id: "any" }, { phases: late }, { id: "other" }, { phases: early }];
  expect([...services, { phases: soon }].toSorted(byStart)).toEqual([
    { phases: early },
    { phases: soon },
    { phases: late },
    { id: "any" },
    { id: "other" },
  ]);
});

it("counts a service at work in every phase that it touches", () => {
  const spans = [
    { from: 0, to: 4 },
    { from: 3, to: 9 },
    { from: 16, to: 20 },
  ];
  expect(phaseLoad(spans, 5)).toEqual([2, 1, 1, 0, 1]);
});

it("places a bar on an axis of any number of phases", () => {
  const span = { from: 2, to: 6, ends: "a signature" };
  const place = { from: "25%", to: "75%", width: "50%", hasEnd: true };
  expect(barPlace(span, 2)).toEqual(place);
});
