import { describe, expect, it } from "vitest";
import { fc } from "../../app/lib/property.test-helper";
import { cut, inArial, inCharacters } from "./cut";

describe("a text", () => {
  it("that fits is shown whole", () => {
    expect(cut("One two", 7, inCharacters)).toEqual({ shown: "One two", lost: "" });
  });

  it.each([
    ["One two three", 11, "One two …", "three"],
    // The word that fits is kept, even where the cut falls right behind it.
    ["One two three", 9, "One two …", "three"],
    ["One two three", 8, "One …", "two three"],
    // One word, too long for any line.
    ["Transformation", 8, "Transf …", "ormation"],
    ["Größe & Maß, länger", 14, "Größe & Maß, …", "länger"],
  ])("%j in %i characters is %j", (text, room, shown, lost) => {
    expect(cut(text, room, inCharacters)).toEqual({ shown, lost });
  });

  it("never takes more room than there is, and loses nothing unnamed", () => {
    const words = fc.array(fc.stringMatching(/^[a-zA-Z’…&]{1,12}$/), { minLength: 1 });
    fc.assert(
      fc.property(words, fc.integer({ min: 40, max: 600 }), (words, room) => {
        const text = words.join(" ");
        const measure = inArial(14);
        const { shown, lost } = cut(text, room, measure);
        expect(measure(shown)).toBeLessThanOrEqual(room);
        const kept = lost ? shown.slice(0, -2) : shown;
        expect((kept + lost).replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
      }),
    );
  });
});

describe("the width in Arial", () => {
  it.each([
    // Sums of the widths in the table of Helvetica, which Arial shares.
    ["", 0],
    ["Contact", 68.9],
    ["Project Management as a Service", 300.12],
    ["“M&A”", 56.67],
  ])("of %j at 20 px is about %d", (text, width) => {
    expect(inArial(20)(text)).toBeCloseTo(width, 0);
  });
});
