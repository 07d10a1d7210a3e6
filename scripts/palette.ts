import { readFile } from "node:fs/promises";
import { projectFile } from "./cached.ts";

/** A color as palette.css has it, so that a rebrand of the tokens reaches what is drawn at build. */
export async function palette(name: string): Promise<string> {
  const css = await readFile(projectFile("app/styles/palette.css"), "utf8");
  const value = css.match(new RegExp(`--palette-${name}:\\s*(#[0-9a-f]{6})`, "i"))?.[1];
  if (!value)
    throw new Error(`app/styles/palette.css defines no --palette-${name} as a #rrggbb color.`);
  return value;
}
