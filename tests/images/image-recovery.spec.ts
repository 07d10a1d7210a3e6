import { pictureFinalCheck, pictureReloads } from "../../app/browser/constants.ts";
import { elementsOf } from "../support/built-documents.ts";
import {
  advance,
  answering,
  cover,
  failedImages,
  image,
  prepare,
  settled,
} from "../support/failing-images.ts";
import { expect, open, started, test } from "../support/fixtures.ts";
import { expectNoVisibleShift, forgetShifts, shiftsOf } from "../support/layout-shifts.ts";
import { needed } from "../support/needed.ts";
import { anyPage, caseStudyList, servicesPage, study, studyPage } from "../support/places.ts";
import { hold } from "../support/requests.ts";
import { unfold } from "../support/visit.ts";

/** At which moments a picture is asked for again is a table of failed-picture.test.ts. */

test("a picture that fails is asked for five times more, then replaced, in the same box", async ({
  page,
  pageLog,
  baseURL,
}) => {
  needed(study, "case studies");
  await prepare(page);
  const asked = await answering(page, cover, () => "abort");
  await open(page, studyPage);
  await settled(page);
  const picture = page.locator(image);
  const alt = await picture.getAttribute("alt");
  const box = await picture.boundingBox();
  await advance(page, pictureFinalCheck - 1);
  // First the file that the browser had chosen, then the picture's own address.
  expect(asked[0]).toMatch(study?.image ? /\.avif$/ : /\.svg$/);
  expect(asked.slice(1)).toEqual([0, ...pictureReloads].map(() => `${cover}.jpg`));
  expect(await picture.boundingBox()).toEqual(box);

  await page.clock.runFor(pictureFinalCheck);
  await expect(picture).toHaveJSProperty("currentSrc", `${baseURL}/images/placeholder.png`);
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expect(picture).toHaveAttribute("alt", alt ?? "");
  expect(await picture.boundingBox()).toEqual(box);
  expect(await shiftsOf(page)).toEqual([]);
  expect(pageLog.ownMessages).toEqual([`error: Image failed to load: ${baseURL}${asked[0]}`]);
  expect(pageLog.errors).toEqual([]);
});

test("a picture that failed before any script was there is shown as soon as it can be had", async ({
  page,
  pageLog,
  baseURL,
}) => {
  needed(study, "case studies");
  await prepare(page);
  const asked = await answering(page, cover, (count) => (count < 4 ? "abort" : "continue"));
  const release = await hold(page, /\/assets\/.*\.js$/);
  await page.goto(studyPage, { waitUntil: "commit" });
  await settled(page);
  await expect(page.locator(image)).toHaveJSProperty("naturalWidth", 0);
  expect(asked).toHaveLength(1);
  release();
  await expect.poll(() => asked.length).toBe(2);
  await settled(page);
  await advance(page, pictureFinalCheck);
  await expect(page.locator(image)).not.toHaveJSProperty("naturalWidth", 0);
  await expect(page.locator(image)).toHaveJSProperty("currentSrc", `${baseURL}${cover}.jpg`);
  expect(asked).toHaveLength(4);
  expect(pageLog.ownMessages).toHaveLength(1);
  expect(await shiftsOf(page)).toEqual([]);
});

test("a picture that is only slow is left alone, and so is a slow second try", async ({
  page,
  pageLog,
}) => {
  needed(study, "case studies");
  await prepare(page);
  const waiting: (() => void)[] = [];
  await page.route(`**${cover}*`, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (waiting.length === 1) await route.abort();
    else await route.continue();
  });
  // Its page waits for it, so the event "load" does not come.
  await page.goto(studyPage, { waitUntil: "commit" });
  await started(page);
  await page.clock.runFor(60_000);
  expect(waiting).toHaveLength(1);
  expect(pageLog.ownMessages).toEqual([]);

  waiting[0]?.();
  await expect.poll(() => waiting.length).toBe(2);
  await page.clock.runFor(pictureFinalCheck - 1);
  waiting[1]?.();
  await settled(page);
  await page.clock.runFor(600_000);
  await expect(page.locator(image)).not.toHaveJSProperty("naturalWidth", 0);
  expect(waiting).toHaveLength(2);
});

test("a placeholder that fails too ends the matter", async ({ page, pageLog }) => {
  needed(study, "case studies");
  await prepare(page);
  const asked = await answering(page, cover, () => "abort");
  const placeholders = await answering(page, "/images/placeholder.png", () => "abort");
  await open(page, studyPage);
  await settled(page);
  await advance(page, pictureFinalCheck);
  await expect.poll(() => placeholders).toHaveLength(1);
  await settled(page);
  await page.clock.runFor(600_000);
  expect([...asked, ...placeholders]).toHaveLength(3 + pictureReloads.length);
  expect(pageLog.ownMessages).toHaveLength(1);
});

/** So high that nothing waits for being scrolled to. */
const sizes = [1280, 390].map((width) => ({ width, height: 24_000 }));

const withPictures = ["/", servicesPage, caseStudyList, anyPage, studyPage].filter(
  (path) => elementsOf(path, "main img").length > 0,
);

for (const path of withPictures)
  test(`every box of ${path} is the same with its picture, without and with the placeholder`, async ({
    page,
  }) => {
    const boxes = () =>
      page
        .locator("main img")
        .evaluateAll((images) =>
          (images as HTMLImageElement[]).map(({ alt, clientWidth, clientHeight }) =>
            [alt, clientWidth, clientHeight].join(" "),
          ),
        );
    const boxesAtAllWidths = async () => {
      const all: string[][] = [];
      for (const size of sizes) {
        await page.setViewportSize(size);
        all.push(await boxes());
      }
      return all;
    };
    await page.route("**/*.woff2", (route) => route.abort());
    if (sizes[0]) await page.setViewportSize(sizes[0]);
    await page.goto(path);
    await unfold(page);
    await page.evaluate(() => Promise.all(Array.from(document.images, (one) => one.decode())));
    const before = await boxesAtAllWidths();
    const [, narrow = []] = before;
    expect(narrow.length).toBeGreaterThan(0);

    await prepare(page);
    await page.route(/\/images\/(?!placeholder)/, (route) => route.abort());
    await open(page, path);
    await expectNoVisibleShift(page, path);
    const height = () => page.evaluate(() => document.body.offsetHeight);
    const folded = await height();
    await unfold(page);
    // What the test itself has moved is no fault of the page, once the browser has told of it.
    if ((await height()) > folded) await expect.poll(() => shiftsOf(page)).not.toEqual([]);
    await forgetShifts(page);
    await expect.poll(() => failedImages(page)).toBe(narrow.length);
    expect(await boxes()).toEqual(narrow);
    await page.clock.runFor(pictureFinalCheck);
    await expect.poll(() => failedImages(page)).toBe(0);
    await expectNoVisibleShift(page, path);
    expect(await boxesAtAllWidths()).toEqual(before);
  });
