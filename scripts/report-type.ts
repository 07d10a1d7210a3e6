import { palette } from "./palette.ts";
import type { Style } from "./satori-box.ts";

/** A sheet of Letter at 100 px an inch, with margins of six tenths. */
export const sheet = { width: 850, height: 1100 };
export const margin = 60;
export const inner = sheet.width - 2 * margin;

const colors = ["paper", "ink", "ink-soft", "line", "line-strong", "signal", "gold"] as const;
export type Colors = Record<(typeof colors)[number], string>;

export const text = (size: number, color: string, more: Style = {}): Style => ({
  fontFamily: "Text",
  fontSize: size,
  lineHeight: 1.35,
  color,
  ...more,
});
export const display = (size: number, color: string, more: Style = {}): Style => ({
  fontFamily: "Display",
  fontSize: size,
  lineHeight: 1.12,
  letterSpacing: -0.02 * size,
  color,
  ...more,
});

export async function reportColors(): Promise<Colors> {
  const values = await Promise.all(colors.map(palette));
  return Object.fromEntries(colors.map((name, index) => [name, values[index]])) as Colors;
}
