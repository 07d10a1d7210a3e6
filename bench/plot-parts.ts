import { palette } from "../scripts/palette.ts";
import type { Spread } from "./summary.ts";

export interface Colors {
  paper: string;
  ink: string;
  muted: string;
  line: string;
  site: string;
  "without script": string;
}

/** The site's own colors; the plot brings its paper, so it reads as well on a dark page. */
export async function plotColors(): Promise<Colors> {
  return {
    paper: await palette("paper"),
    ink: await palette("ink"),
    muted: await palette("ink-soft"),
    line: await palette("line"),
    site: await palette("signal"),
    "without script": await palette("teal"),
  };
}

export const serif = "Georgia, 'Times New Roman', serif";
const sans = "system-ui, 'Helvetica Neue', Arial, sans-serif";

export const barHeight = 13;

interface Words {
  x: number;
  y: number;
  fill: string;
  size?: number;
  anchor?: "start" | "middle" | "end";
  family?: string;
  weight?: number;
}

export function words(text: string, { x, y, fill, ...look }: Words): string {
  const { size = 12, anchor = "start", family = sans, weight = 400 } = look;
  return `<text x="${x}" y="${y}" fill="${fill}" font-size="${size}" text-anchor="${anchor}" font-family="${family}" font-weight="${weight}">${text}</text>`;
}

export function verticalLine(x: number, from: number, to: number, color: string): string {
  return `<path d="M${x} ${from}V${to}" stroke="${color}" fill="none"/>`;
}

/** From nought to the median, with a mark there, and a whisker from the fastest run to the slowest. */
export function bar(
  spread: Spread,
  place: { y: number; color: string; ink: string; xOf: (value: number) => number },
): string {
  const { y, color, ink, xOf } = place;
  const middle = y + barHeight / 2;
  const [start, least, median, most] = [0, spread.least, spread.median, spread.most].map((value) =>
    Number(xOf(value).toFixed(1)),
  ) as [number, number, number, number];
  const cap = `${middle - 3}v6`;
  return [
    `<rect x="${start}" y="${y}" width="${(median - start).toFixed(1)}" height="${barHeight}" fill="${color}" fill-opacity="0.4"/>`,
    `<path d="M${least} ${cap}M${least} ${middle}H${most}M${most} ${cap}" stroke="${ink}" fill="none"/>`,
    `<rect x="${median - 1.5}" y="${y - 1}" width="3" height="${barHeight + 2}" fill="${color}"/>`,
  ].join("");
}

/** A sample of a bar, with its name. */
export function legend(name: string, x: number, y: number, color: string, ink: string): string {
  return [
    `<rect x="${x}" y="${y - 10}" width="22" height="${barHeight - 1}" fill="${color}" fill-opacity="0.4"/>`,
    `<rect x="${x + 21}" y="${y - 11}" width="3" height="${barHeight + 1}" fill="${color}"/>`,
    words(name, { x: x + 32, y, fill: ink }),
  ].join("");
}
