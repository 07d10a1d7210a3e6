import { pictureFinalCheck, pictureReloads } from "../../app/browser/constants.ts";
import {
  advance,
  answering,
  cover,
  image,
  prepare,
  settled,
  story,
} from "../support/failing-images.ts";
import { expect, open, started, test } from "../support/fixtures.ts";
import { shiftsOf } from "../support/layout-shifts.ts";
import { watchRequests } from "../support/requests.ts";
import { mainLink } from "../support/visit.ts";

for (const how of ["abort", "lose"] as const)
  test(`a picture that fails (${how}) is asked for five times more, then replaced, in the same box`, async ({
    page,
    witness,
    baseURL,
  }) => {
    await prepare(page);
    const asked = await answering(page, cover, () => how);
    await open(page, story);
    await settled(page);
    const picture = page.locator(image);
    const alt = await picture.getAttribute("alt");
    const box = await picture.boundingBox();
    await advance(page, pictureFinalCheck - 1);
    expect(asked).toHaveLength(2 + pictureReloads.length);
    // First the file that the browser had chosen, then the picture's own address.
    expect(asked[0]).toMatch(/\.avif$/);
    for (const path of asked.slice(1)) expect(path).toBe(`${cover}.jpg`);
    await expect(picture).toHaveAttribute("src", `${baseURL}${cover}.jpg`);
    expect(await picture.boundingBox()).toEqual(box);

    await page.clock.runFor(pictureFinalCheck);
    await expect(picture).toHaveJSProperty("currentSrc", `${baseURL}/images/placeholder.png`);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    await expect(picture).toHaveAttribute("alt", alt ?? "");
    expect(await picture.boundingBox()).toEqual(box);
    await page.clock.runFor(600_000);
    expect(asked).toHaveLength(2 + pictureReloads.length);
    expect(await shiftsOf(page)).toEqual([]);
    expect(witness.ownMessages).toEqual([`error: Image failed to load: ${baseURL}${asked[0]}`]);
    expect(witness.errors).toEqual([]);
  });

for (const [attempt, moment] of [0, ...pictureReloads].entries())
  test(`a picture that is there again after ${moment} ms is shown, and asked for no more`, async ({
    page,
    witness,
    baseURL,
  }) => {
    await prepare(page);
    const asked = await answering(page, cover, (count) =>
      count < attempt + 2 ? "abort" : "continue",
    );
    await open(page, story);
    await settled(page);
    await advance(page, moment);
    const picture = page.locator(image);
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
    await page.clock.runFor(600_000);
    expect(asked).toHaveLength(attempt + 2);
    await expect(picture).toHaveJSProperty("currentSrc", `${baseURL}${cover}.jpg`);
    expect(witness.ownMessages).toHaveLength(1);
    expect(await shiftsOf(page)).toEqual([]);
  });

test("a picture that is only slow is left alone, and so is a slow second try", async ({
  page,
  witness,
  baseURL,
}) => {
  await prepare(page);
  const waiting: (() => void)[] = [];
  let asked = 0;
  await page.route(`**${cover}*`, async (route) => {
    asked++;
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (asked === 1) await route.abort();
    else await route.continue();
  });
  // Its page waits for it, so the event "load" does not come.
  await page.goto(story, { waitUntil: "commit" });
  await started(page);
  await page.clock.runFor(60_000);
  expect(asked).toBe(1);
  expect(witness.ownMessages).toEqual([]);

  waiting[0]?.();
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(pictureFinalCheck - 1);
  expect(asked).toBe(2);
  waiting[1]?.();
  await settled(page);
  await page.clock.runFor(600_000);
  await expect(page.locator(image)).toHaveJSProperty("currentSrc", `${baseURL}${cover}.jpg`);
  expect(asked).toBe(2);
});

test("a picture that failed before any script was there is recovered too", async ({ page }) => {
  await prepare(page);
  const asked = await answering(page, cover, (count) => (count === 1 ? "abort" : "continue"));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(story, { waitUntil: "commit" });
  await settled(page);
  await expect(page.locator(image)).toHaveJSProperty("naturalWidth", 0);
  expect(asked).toHaveLength(1);
  release();
  await expect(page.locator(image)).not.toHaveJSProperty("naturalWidth", 0);
  expect(asked).toHaveLength(2);
});

test("a placeholder that fails too ends the matter", async ({ page, witness }) => {
  await prepare(page);
  const asked = await answering(page, cover, () => "abort");
  const placeholders = await answering(page, "/images/placeholder.png", () => "abort");
  await open(page, story);
  await settled(page);
  await advance(page, pictureFinalCheck);
  await expect.poll(() => placeholders.length).toBe(1);
  await settled(page);
  await page.clock.runFor(600_000);
  expect(placeholders).toHaveLength(1);
  expect(asked).toHaveLength(2 + pictureReloads.length);
  expect(witness.ownMessages).toHaveLength(1);
});

test("pictures of a page that was left are not asked for any more", async ({ page }) => {
  await prepare(page);
  const asked = await answering(page, cover, () => "abort");
  await open(page, story);
  await settled(page);
  await page.clock.runFor(pictureReloads[0]);
  await mainLink(page, "About").click();
  await page.clock.runFor(50);
  await expect(page.locator("h1")).toHaveText("Project managers first");
  const before = asked.length;
  await page.clock.runFor(600_000);
  expect(asked).toHaveLength(before);
});

test("a picture of a page that was navigated to is recovered", async ({ page, baseURL }) => {
  await prepare(page);
  const asked = await answering(page, cover, () => "abort");
  await open(page, "/client-success-stories?industry=technology-transformation");
  await page.locator(`main a[href="${story}"]`).first().click();
  await expect(page).toHaveURL(story);
  await started(page);
  await settled(page);
  await advance(page, pictureFinalCheck);
  await expect(page.locator(image)).toHaveJSProperty(
    "currentSrc",
    `${baseURL}/images/placeholder.png`,
  );
  expect(asked.length).toBeGreaterThan(5);
});

test("a page in good health loads each image once and says nothing", async ({ page, witness }) => {
  const asked = watchRequests(page, (request) => request.resourceType() === "image");
  await open(page, "/");
  for (const one of await page.locator("main img").all()) {
    await one.scrollIntoViewIfNeeded();
    await expect(one).not.toHaveJSProperty("naturalWidth", 0);
  }
  expect(asked.length).toBeGreaterThan(5);
  expect(new Set(asked).size).toBe(asked.length);
  expect(witness.messages).toEqual([]);
});
