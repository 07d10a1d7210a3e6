import { expect, it } from "vitest";
import { colorsOn, contrasts, least, schemes } from "../bands/contrast/contrast";
import { contrast } from "../brand/contrast";
import { type BrandColors, paletteOf } from "../brand/palette";
import { content } from "../content/content";

const grounds = ["paper", "sand", "ink"] as const;
/** In the light scheme gold and two of the data colors have an outline or a label instead. */
const marks = ["mark", "line-strong", "data-1", "data-2", "data-3", "data-4"];
const marksOnDark = [...marks, "milestone", "data-5", "data-6"];

/** Always the same brands, of all colors that there are. */
function* brands(count: number): Generator<BrandColors> {
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  const color = (from: number, to: number) =>
    `#${[1, 2, 3].map(() => (from + random(to - from)).toString(16).padStart(2, "0")).join("")}`;
  for (let at = 0; at < count; at++)
    yield {
      accent: color(0, 256),
      ink: color(0, 128),
      paper: color(128, 256),
      ...(at % 2 ? { second: color(0, 256) } : {}),
    };
}

/** Those that are refused, in the colors that are given in their place. */
const palettes = [content.palette, ...[...brands(40)].map((brand) => paletteOf(brand).palette)];

it.each(schemes)("lets all words be read in the %s scheme, whatever the brand", (scheme) => {
  for (const palette of palettes)
    for (const { ground, rows } of contrasts(scheme, palette))
      for (const { pair, ratio } of rows)
        expect(ratio, `${pair} on ${ground} of ${palette.signal}`).toBeGreaterThanOrEqual(least);
});

it.each(grounds.flatMap((ground) => schemes.map((scheme) => [ground, scheme] as const)))(
  "shows marks on %s and lets buttons be read there, in the %s scheme",
  (ground, scheme) => {
    const isDark = ground === "ink" || scheme === "dark";
    for (const palette of palettes) {
      const color = colorsOn(ground, scheme, palette);
      for (const mark of isDark ? marksOnDark : marks)
        for (const on of ["page", "raised"])
          expect(contrast(color(mark), color(on)), `${mark} on ${on}`).toBeGreaterThanOrEqual(3);
      for (const [text, on] of [
        ["on-action", "action"],
        ["on-action", "action-hover"],
        ["on-highlight", "highlight"],
      ] as const)
        expect(contrast(color(text), color(on)), `${text} on ${on}`).toBeGreaterThanOrEqual(4.5);
    }
  },
);

it.each([
  ["light", "sand"],
  ["dark", "sand"],
  ["dark", "ink"],
] as const)("tells in the %s scheme the page from a band of %s", (scheme, band) => {
  for (const palette of palettes) {
    const [page, other] = [colorsOn("paper", scheme, palette), colorsOn(band, scheme, palette)];
    expect(contrast(page("page"), other("page"))).toBeGreaterThan(1.08);
  }
});
