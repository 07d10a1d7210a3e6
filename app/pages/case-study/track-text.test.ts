import { describe, expect, it } from "vitest";
import { caseStudies } from "../../content/case-studies";
import { expectNone } from "../../content/expect-none.test-helper";
import { fc } from "../../lib/property.test-helper";
import { trackOf } from "./track";
import { placeText, type TextPlace } from "./track-text";

/** Two months from then on, so that one that begins in the ninth reaches past the line. */
const run = (from: number) => ({ from, to: from + 2 });
const lines = { months: 20, turn: 10, limit: undefined };

describe("placeText", () => {
  it("hangs the text under the beginning of its bar", () => {
    expect(placeText(run(0), lines).title[0]).toBe(1);
    expect(placeText(run(10.5), lines).title[0]).toBe(22);
  });

  it("sets title and text on both sides of the line where that leaves room for both", () => {
    expect(placeText(run(6), lines)).toEqual({ title: [13, 21], text: [21, 39], isStacked: false });
  });

  it("goes on after the line where there is no room before it", () => {
    expect(placeText(run(9), lines)).toEqual(placeText(run(10), lines));
  });

  it("ends at the line where its bars end before it", () => {
    const { text, isStacked } = placeText({ from: 8, to: 9 }, lines);
    expect(text[1]).toBe(21);
    expect(isStacked).toBe(true);
  });

  it("begins before its bar where that begins late", () => {
    expect(placeText(run(18), lines)).toEqual({ title: [27, 41], text: [27, 41], isStacked: true });
  });

  it("ends at a limit", () => {
    expect(placeText(run(13), { ...lines, limit: 17 }).text[1]).toBe(35);
  });
});

const halves = (from: number, to: number) =>
  fc.integer({ min: from * 2, max: to * 2 }).map((half) => half / 2);

/** Whether a line of the grid lies inside what the words take. */
const covers = ({ title, text }: TextPlace, line: number) =>
  [title, text].some(([start, end]) => start < line && line < end);

it("never covers the line where it turned, and always leaves a text its room", () => {
  const story = fc.record({
    months: fc.integer({ min: 12, max: 48 }),
    turn: halves(1, 31),
    from: halves(0, 47),
    length: halves(0.5, 20),
  });
  fc.assert(
    fc.property(story, ({ months, turn, from, length }) => {
      fc.pre(turn <= (months * 2) / 3 && from < months);
      const to = Math.min(from + length, months);
      const place = placeText({ from, to }, { months, turn, limit: undefined });
      expect(covers(place, turn * 2 + 1)).toBe(false);
      const [start, end] = place.text;
      expect(end - start).toBeGreaterThan(months * 2 * 0.28 - 2);
      expect(end).toBeLessThanOrEqual(months * 2 + 1);
    }),
  );
});

it("covers neither line in any case study, and is read in lines of a quarter of the width or more", () => {
  expectNone(
    caseStudies.flatMap((study) => {
      const { columns, turn, steps } = trackOf(study);
      const limit = study.track.limit && study.track.limit.at * 2 + 1;
      return steps.flatMap(({ title, place }) => [
        ...(covers(place, turn.column) ? [`${study.slug} "${title}" covers the turn.`] : []),
        ...(limit && covers(place, limit) ? [`${study.slug} "${title}" covers the limit.`] : []),
        ...(place.text[1] - place.text[0] < columns / 4
          ? [`${study.slug} "${title}" has no room for its text.`]
          : []),
      ]);
    }),
  );
});
