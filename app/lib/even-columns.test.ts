import { expect, it } from "vitest";
import { columnsFor, evenRows, inRows, spansFor } from "./even-columns";

const counts = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13];

it.each(counts)("leaves %i texts no last row with more room than texts", (count) => {
  for (const most of [2, 3, 4, 6]) {
    const columns = columnsFor(count, most);
    const last = count % columns || columns;
    expect(columns).toBeLessThanOrEqual(most);
    expect(last * 2, `${count} in ${columns} columns`).toBeGreaterThanOrEqual(columns);
  }
});

it.each(counts)("fills every row with %i boxes", (count) => {
  for (const most of [2, 3, 4]) {
    const rows = evenRows(count, most);
    expect(rows.reduce((sum, length) => sum + length)).toBe(count);
    expect(Math.max(...rows)).toBeLessThanOrEqual(most);
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1);
    const spans = spansFor(count, most, most).map((span) => span["--many"]);
    expect(spans).toHaveLength(count);
    expect(spans.reduce((sum, span) => sum + span)).toBe(12 * rows.length);
  }
});

it("puts every entry into one of the rows, in order", () => {
  expect(inRows([], 4)).toEqual([]);
  expect(inRows([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([
    [1, 2, 3],
    [4, 5],
    [6, 7],
  ]);
});
