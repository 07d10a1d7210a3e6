import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { contentFolder } from "../app/content/folder";
import type { PictureFiles } from "../app/pictures";
import { pictures } from "../app/site";
import { projectFile } from "./cached";
import { openMaster } from "./pictures";

const facts = { width: 1000, height: 1200, widths: [400], base: "/images/x" };
const master = (name: string): PictureFiles => ({ ...facts, master: `/pictures/${name}.png` });

it.each([
  ["nope", `${contentFolder}/pictures/nope.png is missing: picture "nope"`],
  [
    "team-work",
    `${contentFolder}/pictures/team-work.png is 1600 × 1200, but app/pictures.ts says 1000 × 1200`,
  ],
])("names the master that is missing or has another size: %s", async (name, message) => {
  await expect(openMaster(name, master(name))).rejects.toThrow(message);
});

it("names the master that is no picture", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "masters-"));
  writeFileSync(path.join(folder, "broken.png"), "no picture");
  const broken = path.join(
    path.relative(projectFile(`${contentFolder}/pictures`), folder),
    "broken",
  );
  await expect(openMaster("broken", master(broken))).rejects.toThrow("broken.png cannot be read");
  rmSync(folder, { recursive: true });
});

it("steps from width to width by 1.5 at most", () => {
  for (const { base, widths } of Object.values<PictureFiles>(pictures))
    widths.forEach((width, index) => {
      const before = widths[index - 1];
      if (before) expect(width / before, `${base}-${width}`).toBeLessThanOrEqual(1.5);
    });
});
