import { expect, it } from "vitest";
import { fc } from "../../lib/property.test-helper";
import { placeText, type TextPlace } from "./track-text";

it.each([
  ["from the beginning of its bar", { from: 0, to: 2 }, [1, 9], [9, 21]],
  ["on both sides of the line", { from: 6, to: 8 }, [13, 21], [21, 39]],
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
const covers = ({ title, text }: TextPlace, time: number) =>
  [title, text].some(([start, end]) => start < time * 2 + 1 && time * 2 + 1 < end);

it("covers neither the turning point nor the limit, and leaves a text its room", () => {
  const program = fc.record({
    months: fc.integer({ min: 12, max: 48 }),
    turn: halves(1, 31),
    from: halves(0, 47),
    length: halves(0.5, 20),
    limit: halves(12, 48),
  });
  fc.assert(
    fc.property(program, ({ months, turn, from, length, limit }) => {
      fc.pre(turn <= (months * 2) / 3 && from < months);
      const bars = { from, to: Math.min(from + length, months) };
      const place = placeText(bars, { months, turn, limit: undefined });
      expect(covers(place, turn)).toBe(false);
      const [start, end] = place.text;
      expect(end - start).toBeGreaterThan(months * 2 * 0.28 - 2);
      expect(end).toBeLessThanOrEqual(months * 2 + 1);

      fc.pre(limit > turn && limit > from && limit <= months);
      const limited = placeText(bars, { months, turn, limit });
      expect(covers(limited, turn) || covers(limited, limit)).toBe(false);
    }),
  );
});
