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

/** Black above and white below, as a camera on its side saves it. */
async function onItsSide() {
  const half = { width: 300, height: 400, channels: 3, background: "white" } as const;
  const picture = sharp({ create: half })
    .extend({ right: 300, background: "black" })
    .withMetadata({ orientation: 8 });
  await picture.png().toFile(path.join(folder, "side.png"));
  return master(inFolder("side"));
}

it.each([
  ["50% 0%", 0],
  ["50% 100%", 255],
])("turns a master upright and crops it around %s", async (focus, shade) => {
  const wide = { ...(await onItsSide()), width: 800, height: 400, focus };
  const opened = await openMaster("side", wide);
  const { data, info } = await opened.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([400, 200]);
  expect(data[0]).toBe(shade);
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
