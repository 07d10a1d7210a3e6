import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/fixtures.ts";
import { differences } from "../support/picture-difference.ts";

/** One page of each kind; the pictures are in tests/looks. */
const pages = {
  home: "/",
  services: "/services",
  solution: "/services/strategic-portfolio-management",
  service: "/services/project-management-service",
  stories: "/client-success-stories",
  "case-study": "/case-study/global-banking-platform-transformation",
  about: "/about",
  contact: "/contact",
  testimonials: "/testimonials",
  legal: "/privacy-policy",
  "not-found": "/services-that-never-were",
};

type Kind = keyof typeof pages;

/** Those that have every ground, drawing and kind of picture between them. */
const darkKinds = ["home", "service", "case-study"] as const;

// Half a pixel to a px: still read with ease, and a quarter of the weight.
test.use({ contextOptions: { deviceScaleFactor: 0.5, reducedMotion: "reduce" } });

/** Another browser draws letters differently, so each has pictures of its own. */
function folderOf(page: Page): string {
  const [version] = page.context().browser()?.version().split(".") ?? [];
  return `chromium-${version}-${process.platform}-${process.arch}`;
}

/** Opens a page with everything in it that is still to come, and compares it or takes its picture anew. */
async function expectSameLooks(page: Page, kind: Kind, width: number, suffix = ""): Promise<void> {
  const info = test.info();
  const name = `${kind}${suffix}-${width}.jpeg`;
  const folder = folderOf(page);
  const file = info.snapshotPath(folder, name);
  const isTaken = ["all", "changed"].includes(info.config.updateSnapshots);
  test.skip(
    !isTaken && !existsSync(path.dirname(file)),
    `There are no pictures of ${folder}: npm run looks takes them.`,
  );
  await page.setViewportSize({ width, height: 900 });
  // Two dates stand in the pages.
  await page.clock.setFixedTime("2026-11-15T12:00:00Z");
  await open(page, pages[kind]);
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.decode();
      }),
    );
  });
  // What the visitor may have meant comes after the page.
  if (kind === "not-found")
    await expect(page.locator("[data-behavior=nearest-pages]")).toBeVisible();

  const picture = await page.screenshot({ fullPage: true, type: "jpeg", quality: 50 });
  if (isTaken) {
    mkdirSync(path.dirname(file), { recursive: true });
    return writeFileSync(file, picture);
  }
  const expected = readFileSync(file);
  const places = await differences(expected, picture);
  if (places.length) {
    writeFileSync(info.outputPath(`expected-${name}`), expected);
    writeFileSync(info.outputPath(`actual-${name}`), picture);
  }
  expect(
    places,
    `It looks different in squares that begin at these points of the picture. Compare the pictures in ${info.outputDir}; if the change is meant, run "npm run looks" and commit tests/looks.`,
  ).toEqual([]);
}

for (const width of [1440, 390])
  for (const kind of Object.keys(pages) as Kind[])
    test(`${kind} looks as it did at ${width} px`, ({ page }) =>
      expectSameLooks(page, kind, width));

for (const kind of darkKinds)
  test(`${kind} looks as it did in the dark scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await expectSameLooks(page, kind, 1440, "-dark");
  });
