import { expect, it } from "vitest";
import { monthsOf } from "./years";

it.each([
  [{ from: 2018.25, to: 2018.75 }, "April", "September 2018"],
  [{ from: 2025, to: 2026.25 }, "January 2025", "March 2026"],
  [{ from: 2020.5, to: 2021 }, "July", "December 2020"],
])("says %j in words", (run, from, to) => {
  expect(monthsOf(run, "en-US")).toEqual({ from, to });
});
