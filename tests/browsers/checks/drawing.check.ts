import sharp from "sharp";
import { contact } from "../../support/places.ts";
import { expect, test } from "../fixtures.ts";
import { openStarted } from "../visit.ts";

/** How many px wide each line is that crosses a row of a picture; the row begins between two lines. */
async function lineWidths(picture: Uint8Array, left: number, top: number, width: number) {
  const row = { left, top, width, height: 1 };
  const pixels = await sharp(picture).extract(row).removeAlpha().raw().toBuffer();
  const colors = Array.from({ length: width }, (_, x) =>
    pixels.subarray(x * 3, x * 3 + 3).toString("hex"),
  );
  const background = colors[3];
  const marks = colors.map((color) => (color === background ? " " : "|")).join("");
  return [...marks.matchAll(/\|+/g)].map(([line]) => line.length);
}

/** In each of these widths the days have another fraction of a pixel before they are rounded. */
for (const width of [1440, 1366, 1203])
  test(`the hairlines of a schedule are one pixel wide at ${width} px`, async ({ tab }) => {
    await openStarted(tab, contact, { width, height: 900 });
    const row = await tab.run(() => {
      const grid = document.querySelector(".day-grid");
      grid?.scrollIntoView({ block: "center", behavior: "instant" });
      const { x = 0, y = 0, width = 0 } = grid?.getBoundingClientRect() ?? {};
      // Above the bar, which stands in the middle.
      return { x: Math.round(x), y: Math.round(y) + 4, width: Math.round(width) };
    });
    const widths = async () => lineWidths(await tab.screenshot(), row.x, row.y, row.width);
    await expect.poll(widths).toEqual(Array(8).fill(1));
  });
