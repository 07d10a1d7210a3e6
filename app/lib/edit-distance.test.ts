import { expect, it } from "vitest";
import { editDistance } from "./edit-distance";
import { fc } from "./property.test-helper";

it.each([
  ["about", "about", 0],
  ["", "about", 5],
  ["about", "", 5],
  ["abuot", "about", 1],
  ["servces", "services", 1],
  ["contacts", "contact", 1],
  ["cookie", "cobkie", 1],
  ["kitten", "sitting", 3],
])("%s to %s takes %i", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
  expect(editDistance(to, from)).toBe(distance);
});

/** Few letters, so that words share some. */
const word = fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), maxLength: 8 });

it("is the same both ways, nothing for the same word alone, and no more than the longer word", () => {
  fc.assert(
    fc.property(word, word, (from, to) => {
      const distance = editDistance(from, to);
      expect(editDistance(to, from)).toBe(distance);
      expect(distance === 0).toBe(from === to);
      expect(distance).toBeGreaterThanOrEqual(Math.abs(from.length - to.length));
      expect(distance).toBeLessThanOrEqual(Math.max(from.length, to.length));
    }),
  );
});

it("is one for one slip, wherever in the word", () => {
  fc.assert(
    fc.property(word, word, (before, after) => {
      expect(editDistance(before + after, `${before}x${after}`), "a letter more").toBe(1);
      expect(editDistance(`${before}x${after}`, `${before}y${after}`), "another letter").toBe(1);
      expect(editDistance(`${before}xy${after}`, `${before}yx${after}`), "a swap").toBe(1);
    }),
  );
});

it("does not grow by what both words begin or end with", () => {
  fc.assert(
    fc.property(word, word, word, word, (before, from, to, after) => {
      const distance = editDistance(before + from + after, before + to + after);
      expect(distance).toBeLessThanOrEqual(editDistance(from, to));
    }),
  );
});
