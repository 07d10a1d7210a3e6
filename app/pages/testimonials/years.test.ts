import { expect, it } from "vitest";
import { wordsOf } from "./years";

it.each([
  [{ from: 2018.25, to: 2018.75 }, "April to September 2018"],
  [{ from: 2025, to: 2026.25 }, "January 2025 to March 2026"],
  [{ from: 2020.5, to: 2021 }, "July to December 2020"],
])("says %j in words", (run, words) => {
  expect(wordsOf(run)).toBe(words);
});
