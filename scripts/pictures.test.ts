import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { contentFolder } from "../app/content/folder";
import type { PictureFiles } from "../app/pictures";
import { pictures } from "../app/site";
import { projectFile } from "./cached";
import { openMaster } from "./pictures";

const facts = { width: 1000, height: 1200, widths: [400], base: "/images/x" };
const master = (name: string): PictureFiles => ({ ...facts, master: `/pictures/${name}.png` });

const folder = mkdtempSync(path.join(tmpdir(), "masters-"));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) =>
  path.join(path.relative(projectFile(`${contentFolder}/pictures`), folder), name);

it("names the master that is missing", async () => {
  const message = `${contentFolder}/pictures/nope.png is missing: picture "nope"`;
  await expect(openMaster("nope", master("nope"))).rejects.toThrow(message);
});

it("names the master that has another size", async () => {
  const create = { width: 1600, height: 1200, channels: 3, background: "white" } as const;
  await sharp({ create }).toFile(path.join(folder, "wide.png"));
  const message = "wide.png is 1600 × 1200, but app/pictures.ts says 1000 × 1200";
  await expect(openMaster("wide", master(inFolder("wide")))).rejects.toThrow(message);
});

it("names the master that is no picture", async () => {
  writeFileSync(path.join(folder, "broken.png"), "no picture");
  const message = "broken.png cannot be read";
  await expect(openMaster("broken", master(inFolder("broken")))).rejects.toThrow(message);
});

it("steps from width to width by 1.5 at most", () => {
  for (const { base, widths } of Object.values<PictureFiles>(pictures))
    widths.forEach((width, index) => {
      const before = widths[index - 1];
      if (before) expect(width / before, `${base}-${width}`).toBeLessThanOrEqual(1.5);
    });
});
