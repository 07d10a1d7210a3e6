import { expect, it } from "vitest";
import { text } from "./fields.ts";

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
