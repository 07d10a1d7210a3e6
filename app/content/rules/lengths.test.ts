import { expect, it } from "vitest";
import { textsTooLong } from "./lengths.ts";

it.each([
  [60, false, 0],
  [61, false, 1],
  [80, true, 0],
  [81, true, 1],
])(
  "a text of %i characters where there is room for 60 (translated: %s)",
  (length, isTranslated, faults) => {
    const site = { tagline: "x".repeat(length) };
    expect([...textsTooLong("site.yaml", site, isTranslated)]).toHaveLength(faults);
  },
);

it("gives a search result the same room in every language", () => {
  const page = { head: { title: "x".repeat(61) } };
  expect([...textsTooLong("pages/home.yaml", page, true)]).toHaveLength(1);
});
