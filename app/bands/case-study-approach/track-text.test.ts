import { expect, it } from "vitest";
import { fc } from "../../lib/property.test-helper";
import { columnAt, columnsOf, placeText, type TextPlace } from "./track-text";

it.each([
  ["from the beginning of its bar", { from: 0, to: 2 }, [1, 9], [9, 21]],
  ["on both sides of the line", { from: 6, to: 8 }, [13, 21], [21, 39]],
  ["a little before a bar that crosses the line", { from: 8.5, to: 12 }, [14, 21], [21, 39]],
  ["after the line", { from: 9, to: 11 }, [21, 29], [29, 41]],
  ["up to the line, below its title", { from: 8, to: 9 }, [7, 21], [7, 21]],
  ["before its bar where that begins late", { from: 18, to: 20 }, [27, 41], [27, 41]],
])("places a text %s", (_, bars, title, text) => {
  const place = placeText(bars, { months: 20, turn: 10, limit: undefined });
  expect(place).toEqual({ title, text, isStacked: title[0] === text[0] });
});

const halves = (from: number, to: number) =>
  fc.integer({ min: from * 2, max: to * 2 }).map((half) => half / 2);

/** Whether what the words take lies on the line of the grid at this time. */
const covers = ({ title, text }: TextPlace, at: number) =>
  [title, text].some(([start, end]) => start < at && at < end);

it("covers neither the turning point nor the limit, and leaves a text its room, however long it took", () => {
  const program = fc.integer({ min: 1, max: 240 }).chain((months) =>
    fc.record({
      months: fc.constant(months),
      turn: halves(0, months - 0.5),
      from: halves(0, months - 0.5),
      length: halves(0.5, months),
      limit: fc.option(halves(0.5, months), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(program, ({ months, turn, from, length, limit }) => {
      const bars = { from, to: Math.min(from + length, months) };
      const place = placeText(bars, { months, turn, limit });
      const columns = columnsOf(months);
      expect(covers(place, columnAt(turn, months))).toBe(false);
      if (limit !== undefined) expect(covers(place, columnAt(limit, months))).toBe(false);
      const [start, end] = place.text;
      expect(end - start).toBeGreaterThan(columns * 0.28 - 2);
      expect(place.title[0]).toBeGreaterThanOrEqual(1);
      expect(Math.max(end, place.title[1])).toBeLessThanOrEqual(columns + 1);
    }),
  );
});
