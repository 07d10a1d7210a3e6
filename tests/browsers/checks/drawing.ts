import assert from "node:assert/strict";
import sharp from "sharp";
import { type Check, checkOf, openStarted } from "./check.ts";

const check = checkOf("drawing");

/** How many px wide each line is that crosses a row of a picture; the row begins on its ground. */
async function lineWidths(picture: Buffer, left: number, top: number, width: number) {
  const row = { left, top, width, height: 1 };
  const pixels = await sharp(picture).extract(row).removeAlpha().raw().toBuffer();
  const colors = Array.from({ length: width }, (_, x) =>
    pixels.subarray(x * 3, x * 3 + 3).toString("hex"),
  );
  const ground = colors[3];
  const marks = colors.map((color) => (color === ground ? " " : "|")).join("");
  return [...marks.matchAll(/\|+/g)].map(([line]) => line.length);
}

export const drawingChecks: readonly Check[] = [
  check("the hairlines of a schedule are one pixel wide", async (visit) => {
    await openStarted(visit, "/contact");
    const row = await visit.tab.run(() => {
      const grid = document.querySelector(".day-grid");
      grid?.scrollIntoView({ block: "center", behavior: "instant" });
      const { x = 0, y = 0, width = 0 } = grid?.getBoundingClientRect() ?? {};
      // Above the bar, which stands in the middle.
      return { x: Math.round(x), y: Math.round(y) + 4, width: Math.round(width) };
    });
    const widths = await lineWidths(await visit.tab.picture(), row.x, row.y, row.width);
    assert.deepEqual(widths, Array(8).fill(1));
  }),
];
