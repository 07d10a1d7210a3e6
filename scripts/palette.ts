import { readFile } from "node:fs/promises";
import { projectFile } from "./cached.ts";

/** Reads a color from palette.css, so that another brand also reaches images drawn at build time. */
export async function palette(name: string): Promise<string> {
  const css = await readFile(projectFile("app/styles/palette.css"), "utf8");
  const value = css.match(new RegExp(`--palette-${name}:\\s*(#[0-9a-f]{6})`, "i"))?.[1];
  if (!value)
    throw new Error(`app/styles/palette.css defines no --palette-${name} as a #rrggbb color.`);
  return value;
}
