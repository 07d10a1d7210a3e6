import sharp from "sharp";
import { type Check, checkOf, eventually, openStarted } from "./check.ts";

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

/** px; in each of them the days have another fraction of a pixel before they are rounded. */
const widths = [1440, 1366, 1203];

export const drawingChecks: readonly Check[] = widths.map((width) =>
  check(`the hairlines of a schedule are one pixel wide at ${width} px`, async (visit) => {
    await openStarted(visit, "/contact", { width, height: 900 });
    const row = await visit.tab.run(() => {
      const grid = document.querySelector(".day-grid");
      grid?.scrollIntoView({ block: "center", behavior: "instant" });
      const { x = 0, y = 0, width = 0 } = grid?.getBoundingClientRect() ?? {};
      // Above the bar, which stands in the middle.
      return { x: Math.round(x), y: Math.round(y) + 4, width: Math.round(width) };
    });
    const lines = async () => lineWidths(await visit.tab.picture(), row.x, row.y, row.width);
    await eventually(lines, Array(8).fill(1), "widths of lines");
  }),
);
