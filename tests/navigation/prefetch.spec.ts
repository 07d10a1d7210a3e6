import type { Page } from "@playwright/test";
import { intentDelay } from "../../app/browser/constants.ts";
import { expect, open, started, test } from "../support/fixtures.ts";
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

const about = (page: Page) => mainLink(page, "About");

test.describe("where speculation rules are known", () => {
  test("the page behind a link is fetched when the pointer rests on it, and not again", async ({
    page,
    witness,
  }) => {
    const asked = documents(page);
    await open(page, "/");
    await about(page).hover();
    await expect.poll(() => asked).toContain("ahead /about");
    await about(page).click();
    await expect(page).toHaveURL("/about");
    await started(page);
    const delivery = await page.evaluate(
      () =>
        (performance.getEntriesByType("navigation")[0] as unknown as { deliveryType: string })
          .deliveryType,
    );
    expect(delivery).toBe("navigational-prefetch");
    expect(witness.messages).toEqual([]);
  });

  test("every page is among them; files, mails, the choices of the filter and the search are not", async ({
    page,
  }) => {
    await open(page, "/client-success-stories");
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(1);
    const rules = await page.locator('script[type="speculationrules"]').textContent();
    const { prefetch, prerender } = JSON.parse(rules ?? "");
    expect(prefetch[0].eagerness).toBe("moderate");
    // Prepared only when it is pressed.
    expect(prerender[0].eagerness).toBe("conservative");
    expect(prerender[0].where).toEqual(prefetch[0].where);
    const [chosen, others] = await page.evaluate((selector) => {
      const links = [...document.querySelectorAll("a")];
      const hrefs = (isChosen: boolean) =>
        links
          .filter((link) => link.matches(selector) === isChosen)
          .map((link) => link.getAttribute("href") ?? "");
      return [hrefs(true), hrefs(false)];
    }, prefetch[0].where.selector_matches);
    expect(chosen).toContain("/about");
    expect(chosen).toContain("/case-study/azure-cloud-migration");
    expect(
      others.filter(
        (href) =>
          !/^(#|mailto:|https:)|\?industry=|^\/(client-success-stories|sitemap)$/.test(href),
      ),
    ).toEqual([]);
    expect(chosen.filter((href) => !href.startsWith("/") || /[.]|industry=/.test(href))).toEqual(
      [],
    );
  });
});

test.describe("where they are not", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = (type) => type !== "speculationrules";
    });
  });

  test("the page is fetched into the browser's own cache, where the click finds it", async ({
    page,
    witness,
  }) => {
    const asked = documents(page);
    await open(page, "/");
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
    const fetched = page.waitForResponse("/about");
    await about(page).hover();
    await (await fetched).finished();
    expect(asked).toContain("fetch /about");
    await about(page).click();
    await expect(page).toHaveURL("/about");
    await started(page);
    const transferred = await page.evaluate(
      () =>
        (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).transferSize,
    );
    expect(transferred, "nothing came over the network a second time").toBe(0);
    expect(witness.messages).toEqual([]);
  });

  test("a pointer that only passes fetches nothing; focus and finger do at once", async ({
    page,
  }) => {
    await page.clock.install();
    const asked = documents(page);
    await open(page, "/");
    await page.clock.pauseAt(Date.now() + 60_000);
    await about(page).hover();
    await page.clock.runFor(intentDelay - 1);
    await page.locator("h1").hover();
    await page.clock.runFor(10 * intentDelay);
    expect(asked).toEqual(["load /"]);
    await about(page).focus();
    await page.clock.runFor(1);
    await expect.poll(() => asked).toContain("fetch /about");
    await page.locator('main a[href="/contact"]').first().dispatchEvent("touchstart");
    await page.clock.runFor(1);
    await expect.poll(() => asked).toContain("fetch /contact");
    // Once each.
    await about(page).hover();
    await page.clock.runFor(10 * intentDelay);
    expect(asked.filter((one) => one === "fetch /about")).toHaveLength(1);
  });
});

for (const [sign, make] of [
  ["a finger", (page: Page) => page.locator("h1").dispatchEvent("touchstart")],
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["scrolling", (page: Page) => page.evaluate(() => window.scrollTo(0, 100))],
] as const)
  test(`the first sign of a visitor brings the rules: ${sign}`, async ({ page }) => {
    await open(page, "/");
    const rules = page.locator('script[type="speculationrules"]');
    await expect(rules).toHaveCount(0);
    await make(page);
    await expect(rules).toHaveCount(1);
  });

for (const supports of [true, false])
  test(`visitors who save data get nothing ahead of time (rules known: ${supports})`, async ({
    page,
  }) => {
    await page.addInitScript((supports) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      if (!supports) HTMLScriptElement.supports = () => false;
    }, supports);
    const asked = documents(page);
    await open(page, "/");
    await page.clock.install();
    await about(page).hover();
    await about(page).focus();
    await page.clock.runFor(10 * intentDelay);
    await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
    await about(page).click();
    await expect(page).toHaveURL("/about");
    expect(asked).toEqual(["load /", "load /about"]);
  });
