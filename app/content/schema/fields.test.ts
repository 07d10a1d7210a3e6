import { expect, it } from "vitest";
import { resultText, text, withRoomToTranslate } from "./fields.ts";

const isPlain = (words: string) => text("Words", 100).safeParse(words).success;

it.each(["Ring the bell of S&D; then wait.", "3 < 4 and R&D"])(
  "takes %j as plain words",
  (words) => {
    expect(isPlain(words)).toBe(true);
  },
);

it.each([
  "Fen &amp; Rowe",
  "Fen &#38; Rowe",
  "A caf&Eacute; here",
  "A <em>good</em> day",
  "A **good** day",
])("refuses the markup in %j", (words) => {
  expect(isPlain(words)).toBe(false);
});

it("gives a translation a third more room, and no other text", () => {
  const fits = (length: number) => text("Words", 9).safeParse("x".repeat(length)).success;
  expect([9, 10].map(fits)).toEqual([true, false]);
  expect(withRoomToTranslate(() => [12, 13].map(fits))).toEqual([true, false]);
  expect(fits(10)).toBe(false);
});

it("gives a search result the same room in every language", () => {
  const fits = (length: number) => resultText("Title", 9, "").safeParse("x".repeat(length)).success;
  expect(withRoomToTranslate(() => [9, 10].map(fits))).toEqual([true, false]);
});
