import { readFileSync, writeFileSync } from "node:fs";
import type { Page, TestInfo } from "@playwright/test";
import { expect, open } from "./fixtures.ts";
import { differences } from "./picture-difference.ts";

/** Half a pixel to a px: still read with ease, and a quarter of the weight. */
export const pictureSettings = { deviceScaleFactor: 0.5, reducedMotion: "reduce" } as const;

/** Opens a page at a width, with everything in it that is still to come. */
export async function openWhole(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Two dates stand in the pages.
  await page.clock.setFixedTime("2026-11-15T12:00:00Z");
  await open(page, path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    );
  });
}

export const takePicture = (page: Page) =>
  page.screenshot({ fullPage: true, type: "jpeg", quality: 50 });

/** Compares with the picture of that name, or takes its place when the pictures are taken anew. */
export async function expectSameLooks(picture: Buffer, name: string, test: TestInfo) {
  const file = test.snapshotPath(name);
  if (["all", "changed"].includes(test.config.updateSnapshots)) return writeFileSync(file, picture);
  const expected = readFileSync(file);
  const places = await differences(expected, picture);
  if (places.length) {
    writeFileSync(test.outputPath(`expected-${name}`), expected);
    writeFileSync(test.outputPath(`actual-${name}`), picture);
  }
  expect(
    places,
    `It looks different in squares that begin at these points of the picture. Compare the pictures in ${test.outputDir}; if the change is meant, run "npm run looks" and commit tests/looks.`,
  ).toEqual([]);
}
