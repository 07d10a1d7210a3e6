import { expect, it } from "vitest";
import { colorsOn, contrast, schemes } from "../bands/contrast/contrast";

// Text on the page is held by bands/contrast/contrast.ts, which refuses to build otherwise.

const grounds = ["paper", "sand", "ink"] as const;
/** In the light scheme gold and two of the data colors have an outline or a label instead. */
const marks = ["mark", "line-strong", "data-1", "data-2", "data-3", "data-4"];
const marksOnDark = [...marks, "milestone", "data-5", "data-6"];

it.each(grounds.flatMap((ground) => schemes.map((scheme) => [ground, scheme] as const)))(
  "shows marks on %s and lets buttons be read there, in the %s scheme",
  (ground, scheme) => {
    const color = colorsOn(ground, scheme);
    const isDark = ground === "ink" || scheme === "dark";
    for (const mark of isDark ? marksOnDark : marks)
      for (const on of ["page", "raised"])
        expect(contrast(color(mark), color(on)), `${mark} on ${on}`).toBeGreaterThanOrEqual(3);
    for (const [text, on] of [
      ["on-action", "action"],
      ["on-action", "action-hover"],
      ["on-highlight", "highlight"],
    ] as const)
      expect(contrast(color(text), color(on)), `${text} on ${on}`).toBeGreaterThanOrEqual(4.5);
  },
);

it.each([
  ["light", "sand"],
  ["dark", "sand"],
  ["dark", "ink"],
] as const)("tells in the %s scheme the page from a band of %s", (scheme, band) => {
  const [page, other] = [colorsOn("paper", scheme), colorsOn(band, scheme)];
  expect(contrast(page("page"), other("page"))).toBeGreaterThan(1.08);
});
