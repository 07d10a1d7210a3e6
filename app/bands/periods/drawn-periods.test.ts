import { expect, it } from "vitest";
import { drawnPeriods } from "./drawn-periods";

it("lets a bar without an end run past the axis, and ends the others with a dot", () => {
  const { rows } = drawnPeriods(
    {
      heading: "A",
      length: 4,
      axis: [
        { at: 0, label: "0" },
        { at: 4, label: "4" },
      ],
      end: "Gone",
      rows: [
        { name: "a", words: "", section: "", spans: [{ from: 0, to: 4, isOpen: true }] },
        { name: "b", words: "", section: "", spans: [{ from: 1, to: 4 }] },
        { name: "c", words: "", section: "", spans: [] },
      ],
    },
    { again: "" },
  );
  expect(rows.map(({ end }) => end)).toEqual([undefined, "100%", undefined]);
  expect(rows[0]?.bars).toEqual([{ x: "0%", width: "102%", isOpen: true }]);
  expect(rows[1]?.bars).toEqual([{ x: "25%", width: "75%", isOpen: false }]);
});
