import { expect, it } from "vitest";
import type { PeriodBars } from "../../content/types";
import { drawnPeriods } from "./drawn-periods";

it("leads to the sections of the text that gives its periods, which may be the second of its page", () => {
  const row = { name: "a", words: "", section: "How long", spans: [] };
  const chart = {
    heading: "A",
    length: 1,
    axis: [],
    end: "Gone",
    rows: [row],
  } as unknown as PeriodBars;
  const second = { again: "-2" };
  expect(drawnPeriods(chart, second).rows[0]?.to).toBe("#how-long");
  expect(drawnPeriods(chart, second, second).rows[0]?.to).toBe("#how-long-2");
});

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
