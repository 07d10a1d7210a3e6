import type { Page } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { claimPath } from "../../app/lib/paths.ts";
import { violations } from "../support/accessibility.ts";
import { elementsOf } from "../support/built-documents.ts";
import { expect, goBack, open, sharedTest as test } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";
import { contact, servicesPage } from "../support/places.ts";

/** A place far down a page, and one that its own page leads to. */
const place = claimPath(content) ?? "/#process";
const withinServices = 'main a[href$="#services"]';
const hasPlace = elementsOf(servicesPage, withinServices).length > 0;

const neededProcess = () => needed(elementsOf("/", "#process ol")[0], "steps on its home page");

/** What waits below the fold is never lost to anybody. */

const waiting = (page: Page) => page.locator(".waiting");

/** How many elements of the page are not to be seen, or only in part, whatever hides them. */
const hidden = (page: Page) =>
  page.locator("[data-reveal], [data-reveal] > *").evaluateAll(
    (all) =>
      all.filter((element) => {
        const { opacity, visibility, translate } = getComputedStyle(element);
        return opacity !== "1" || visibility !== "visible" || translate !== "none";
      }).length,
  );

async function openWaiting(page: Page, path = "/"): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, path);
  await expect(waiting(page).first()).toBeAttached();
  expect(await hidden(page)).toBeGreaterThan(0);
}

const events: Record<string, (page: Page) => Promise<unknown>> = {
  "an error in any script": (page) =>
    page.evaluate(() =>
      setTimeout(() => {
        throw new Error("on purpose");
      }),
    ),
  "a promise that nobody catches": (page) =>
    page.evaluate(() => void Promise.reject(new Error("on purpose"))),
  paper: (page) => page.emulateMedia({ media: "print" }),
  "paper where only the event tells of it": (page) =>
    page.evaluate(() => dispatchEvent(new Event("beforeprint"))),
  "a wish for stillness": (page) => page.emulateMedia({ reducedMotion: "reduce" }),
};

for (const [name, happen] of Object.entries(events))
  test(`${name} shows everything, and nothing waits any more`, async ({ page }) => {
    await openWaiting(page);
    await happen(page);
    await expect(waiting(page)).toHaveCount(0);
    expect(await hidden(page)).toBe(0);
  });

test("without its script a page hides nothing, and paper and stillness show what it left hidden", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await page.goto("/");
  await lost;
  await expect(waiting(page)).toHaveCount(0);
  expect(await hidden(page)).toBe(0);
  // As a script leaves them that has died since.
  await page.locator("[data-reveal]").evaluateAll((all) => {
    for (const element of all) element.classList.add("waiting");
  });
  expect(await hidden(page)).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  expect(await hidden(page)).toBe(0);
  await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
  expect(await hidden(page)).toBe(0);
});

test("nothing is hidden or moves for a visitor who asked for stillness", async ({ page }) => {
  neededProcess();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  expect(await hidden(page)).toBe(0);
  await page.locator("#process").scrollIntoViewIfNeeded();
  await expect(page.locator("#process ol")).toHaveClass(/animated/);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("axe objects to nothing that waits, and the focus finds it there at once", async ({
  page,
}) => {
  await openWaiting(page);
  expect(await violations(page)).toEqual([]);
  const grid = page.locator("#case-studies [data-reveal=items]");
  await expect(grid).toHaveClass(/waiting/);
  await grid
    .getByRole("link")
    .last()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await expect(grid).toHaveClass(/animated/);
  expect(await grid.evaluate((list) => list.getAnimations({ subtree: true }).length)).toBe(0);
});

test("a hash, on arrival and within the page, finds its target shown", async ({ page }) => {
  if (!claimPath(content)) neededProcess();
  await open(page, place);
  const head = page.locator(`#${place.split("#")[1]} [data-reveal]`).first();
  await expect(head).toHaveClass(/animated/);
  await expect(head).toHaveCSS("opacity", "1");

  if (!hasPlace) return;
  await openWaiting(page, servicesPage);
  await page.locator(withinServices).first().click();
  const target = page.locator("#services [data-reveal]").first();
  await expect(target).toHaveClass(/animated/);
  expect(await target.evaluate((head) => head.getAnimations().length)).toBe(0);
});

/**
 * The packaged browser cannot search at all. What a search needs is that the text is rendered, and
 * what it does is to bring the match to the middle of the screen.
 */
test("the browser's search finds what waits, and Back brings the reader to where it is shown", async ({
  page,
}) => {
  neededProcess();
  await openWaiting(page);
  const steps = page.locator("#process ol");
  await expect(steps).toHaveClass(/waiting/);
  const last = steps.locator("li").last();
  await expect(last).toHaveCSS("visibility", "visible");
  expect((await last.boundingBox())?.height).toBeGreaterThan(10);
  await last.evaluate((item) => item.scrollIntoView({ block: "center" }));
  await expect(steps).toHaveClass(/animated/);
  // The path follows the scroll; what runs by the clock would be a reader's wait.
  const runs = () =>
    steps.evaluate(
      (list) =>
        list
          .getAnimations({ subtree: true })
          .filter(({ timeline }) => timeline === document.timeline).length,
    );
  expect(await runs()).toBe(0);

  const y = await page.evaluate(() => window.scrollY);
  await page
    .getByRole("banner")
    .getByRole("link", { name: content.site.callToAction.name })
    .click();
  await expect(page).toHaveURL(contact);
  await goBack(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y);
  await expect(steps).toHaveClass(/animated/);
  expect(await runs()).toBe(0);
});
