import { violations } from "../support/accessibility.ts";
import { weightOf } from "../support/built-files.ts";
import { box } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { watchRequests } from "../support/requests.ts";
import { openSearch, searchFiles, searchOn } from "../support/search-parts.ts";
import { quiet, sidewaysScroll } from "../support/visit.ts";

/** Bytes; the index, and its own code and looks without what it shares with the chat. */
const indexBudget = 25_000;
const ownBudget = 6_000;

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const)
  test(`is accessible in every state at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    const { input, options } = await openSearch(page);
    for (const query of ["", "project", "zqxj"]) {
      await input.fill(query);
      await expect(options.first()).toBeVisible();
      expect(await violations(page, "[data-search]"), query).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    }
  });

test("takes the whole screen of a phone, and of a wide one 40 rem", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 390, height: 844 });
  const { dialog } = await openSearch(page);
  expect(await box(dialog)).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await box(dialog)).toMatchObject({ x: 400, width: 640 });
});

test("leaves room for what is found in a window enlarged to 400 %", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { input, options } = await openSearch(page);
  await input.fill("cloud");
  await expect(options.first()).toBeInViewport({ ratio: 1 });
});

test("is not printed, and shows what is chosen in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const { dialog, chosen } = await openSearch(page);
  await expect(chosen).toHaveCSS("outline-style", "solid");
  await page.emulateMedia({ media: "print" });
  await expect(dialog).toBeHidden();
});

test("says which keys it knows", async ({ page }) => {
  const { dialog } = await openSearch(page);
  for (const key of ["Up", "Down", "Enter", "Esc", "Ctrl K"])
    await expect(dialog.locator("kbd").getByText(key, { exact: true })).toBeVisible();
});

test(`costs at most ${ownBudget} bytes, and its index ${indexBudget}`, async ({ page }) => {
  const files = watchRequests(page, (request) => searchFiles.test(request.url()));
  await open(page, "/about");
  await quiet(page);
  await searchOn(page).button.click();
  await expect(searchOn(page).dialog).toBeVisible();
  const own = files.filter((file) => !file.endsWith(".json"));
  expect(own).toHaveLength(2);
  expect(own.reduce((sum, file) => sum + weightOf(file), 0)).toBeLessThanOrEqual(ownBudget);
  expect(weightOf("search.json")).toBeLessThanOrEqual(indexBudget);
});
