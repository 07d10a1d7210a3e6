import type { Page } from "@playwright/test";
import { intentDelay } from "../../app/browser/constants.ts";
import { speculationRules } from "../../app/browser/speculation-rules.ts";
import { built } from "../pages/built-parts.ts";
import { expect, open, sharedTest, started, test } from "../support/fixtures.ts";
import {
  anyPage,
  caseStudyList,
  contact,
  directory,
  shortPage,
  studyPage,
} from "../support/places.ts";
import { mainLink } from "../support/visit.ts";

/** Every document that the browser asks for, and whether it was ahead of a click. */
function documents(page: Page): string[] {
  const asked: string[] = [];
  page.context().on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers()["sec-purpose"]?.startsWith("prefetch")) asked.push(`ahead ${pathname}`);
    else if (request.resourceType() === "fetch") asked.push(`fetch ${pathname}`);
    else if (request.isNavigationRequest()) asked.push(`load ${pathname}`);
  });
  return asked;
}

/** How the page that is shown came to the browser; asked in a way that no fake clock replaces. */
const delivery = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries()[0]?.toJSON())).observe({
          type: "navigation",
          buffered: true,
        }),
      ),
  );

test("every page is prefetched; files, mails, the filter and the search are not", () => {
  const page = built(caseStudyList);
  const { selector_matches: selector } = JSON.parse(speculationRules).prefetch[0].where;
  const prefetched = page.attributes(selector, "href");
  expect(prefetched).toContain(anyPage);
  expect(prefetched).toContain(studyPage);
  expect(prefetched.filter((href) => /^(?!\/)|[.]|industry=/.test(href ?? ""))).toEqual([]);
  expect(page.count(`${selector}[data-behavior]`)).toBe(0);
  const isExcepted = /^(#|mailto:|tel:|https:)|\?industry=/;
  const others = page.attributes("a", "href").filter((href) => !prefetched.includes(href));
  expect(
    others.filter(
      (href = "") => !isExcepted.test(href) && ![caseStudyList, directory].includes(href),
    ),
  ).toEqual([]);
});

const about = (page: Page) => mainLink(page, anyPage);
const rulesOn = (page: Page) => page.locator('script[type="speculationrules"]');

test("where speculation rules are known, a page is fetched when the pointer rests on its link", async ({
  page,
  pageLog,
}) => {
  const asked = documents(page);
  await open(page, caseStudyList);
  await expect(rulesOn(page)).toHaveCount(0);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(rulesOn(page)).toHaveCount(1);

  await about(page).hover();
  await expect.poll(() => asked).toContain(`ahead ${anyPage}`);
  await about(page).click();
  await expect(page).toHaveURL(anyPage);
  await started(page);
  expect(await delivery(page)).toMatchObject({ deliveryType: "navigational-prefetch" });
  expect(pageLog.messages).toEqual([]);
});

sharedTest("the first sign of a visitor brings the rules", async ({ page }) => {
  for (const [sign, make] of [
    ["a finger", () => page.locator("h1").dispatchEvent("touchstart")],
    ["a key", () => page.keyboard.press("Tab")],
    ["scrolling", () => page.evaluate(() => window.scrollTo(0, 100))],
  ] as const)
    await test.step(sign, async () => {
      await open(page, shortPage);
      await expect(rulesOn(page)).toHaveCount(0);
      await make();
      await expect(rulesOn(page)).toHaveCount(1);
    });
});

test("where they are not known, a page is fetched into the browser's own cache", async ({
  page,
  pageLog,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== "speculationrules";
  });
  await page.clock.install();
  const asked = documents(page);
  await open(page, shortPage);
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step("a pointer that only passes fetches nothing", async () => {
    await about(page).hover();
    await page.clock.runFor(intentDelay - 1);
    await page.locator("h1").hover();
    await page.clock.runFor(10 * intentDelay);
    expect(asked).toEqual([`load ${shortPage}`]);
    await expect(rulesOn(page)).toHaveCount(0);
  });

  await test.step("one that rests does, and finger and focus at once", async () => {
    const fetched = page.waitForResponse(anyPage);
    await about(page).hover();
    await page.clock.runFor(intentDelay);
    await (await fetched).finished();
    await mainLink(page, contact).dispatchEvent("touchstart");
    await page.clock.runFor(1);
    await expect.poll(() => asked).toContain(`fetch ${contact}`);
    await mainLink(page, "/").focus();
    await page.clock.runFor(1);
    await expect.poll(() => asked).toContain("fetch /");
  });

  await test.step("each once, and the click finds it", async () => {
    await about(page).hover();
    await page.clock.runFor(10 * intentDelay);
    expect(asked.filter((one) => one === `fetch ${anyPage}`)).toHaveLength(1);
    await about(page).click();
    await expect(page).toHaveURL(anyPage);
    await started(page);
    // Nothing came over the network a second time.
    expect(await delivery(page)).toMatchObject({ transferSize: 0 });
    expect(pageLog.messages).toEqual([]);
  });
});

test("visitors who save data get nothing ahead of time", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const asked = documents(page);
  await open(page, shortPage);
  await page.clock.install();
  await about(page).hover();
  await about(page).focus();
  await page.clock.runFor(10 * intentDelay);
  await expect(rulesOn(page)).toHaveCount(0);
  expect(asked).toEqual([`load ${shortPage}`]);
});
