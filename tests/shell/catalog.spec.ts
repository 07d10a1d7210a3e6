import { content } from "../../app/content/content.ts";
import { situationPath } from "../../app/lib/paths.ts";
import { violations } from "../support/accessibility.ts";
import { twoFrames } from "../support/drawn.ts";
import { expect, open, sharedTest as test } from "../support/fixtures.ts";
import { service, serviceGroup, servicePage, servicesPage, words } from "../support/places.ts";
import { tabThrough } from "../support/tab-through.ts";
import { mainLink, sidewaysScroll } from "../support/visit.ts";
import { isCovered } from "./is-covered.ts";

const { services, situations, site } = content;
const inHeader = site.navigation.findIndex(({ href }) => href === servicesPage);
const [servicesName = "", next = ""] = site.navigation.slice(inHeader).map(({ name }) => name);

/** Such a browser reads the page without this rule. */
function forgetPopovers(): void {
  const walk = (rules: CSSRuleList, parent: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = rules.length - 1; index >= 0; index--) {
      const rule = rules[index];
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes("popover-open"))
        parent.deleteRule(index);
      else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, rule);
    }
  };
  for (const sheet of document.styleSheets) walk(sheet.cssRules, sheet);
}

test("the panel of all services", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, servicePage);
  const button = page.getByRole("button", { name: words.catalog.open });
  const panel = page.locator(".catalog > [popover]");
  const links = panel.getByRole("link");
  const headerHeight = async () => (await page.locator("header").boundingBox())?.height ?? 0;

  await test.step("opens and closes by its button, with every service, below the same header", async () => {
    const height = await headerHeight();
    for (const visible of [true, false]) {
      await button.click();
      await expect(panel).toBeVisible({ visible });
      expect(await headerHeight()).toBe(height);
    }
    await expect(panel.locator("li li a")).toHaveCount(services.length);
    for (const [index, { id, line }] of situations.entries()) {
      const link = panel.locator("a").nth(index);
      await expect(link).toHaveText(line);
      await expect(link).toHaveAttribute("href", situationPath(content, id));
    }
  });

  await test.step("is sound, marks the page that one is on, and leads to the plan", async () => {
    await button.click();
    expect(await violations(page, "header")).toEqual([]);
    await expect(panel.locator("[aria-current]")).toHaveText([service.title]);
    await expect(panel.locator("p a")).toHaveText([words.catalog.contact, words.catalog.plan]);
    await expect(panel.locator("p a").last()).toHaveAttribute("href", servicesPage);
  });

  await test.step("closes on a click beside it", async () => {
    await page.mouse.click(20, 880);
    await expect(panel).toBeHidden();
  });

  await test.step("closes on Escape, and the focus is on the button again", async () => {
    await button.press("Enter");
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step("stays open for who goes back by key, until one leaves it", async () => {
    await button.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    await expect(panel).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(mainLink(page, servicesPage).first()).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(panel).toBeHidden();
  });

  await test.step("lets the keys through to the next item, and nothing hides the focus", async () => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await button.press("Enter");
    const names = await links.allTextContents();
    const stops = await tabThrough(page, names.length + 12, isCovered);
    const texts = stops.map(({ text }) => text);
    expect(texts.slice(0, names.length + 1)).toEqual([...names, next]);
    expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
    await expect(panel).toBeHidden();
  });

  await page.evaluate(() => window.scrollTo(0, 0));
  await button.click();
  const low = 200;
  for (const width of [768, 1024, 1440, 1920])
    await test.step(`stands on the grid at ${width} px, and scrolls inside itself`, async () => {
      // So low that the services of a small firm do not fit either.
      await page.setViewportSize({ width, height: low });
      const box = await panel.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const isScrolling = element.scrollHeight > element.clientHeight;
        const sideways = element.scrollWidth - element.clientWidth;
        const [header, inside] = ["header > .wrap", ".catalog > [popover] > .wrap"].map((wrap) => {
          const box = document.querySelector(wrap)?.getBoundingClientRect();
          return [box?.left, box?.right];
        });
        return { top, bottom, left, right, isScrolling, sideways, header, inside };
      });
      const edges = { left: 0, right: width, bottom: low, isScrolling: true, sideways: 0 };
      expect(box).toMatchObject(edges);
      // It begins on the hairline of the header.
      expect(box.top).toBe((await headerHeight()) - 1);
      expect(box.inside).toEqual(box.header);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      // What has the focus already is not brought into view again.
      await links.first().focus();
      await links.last().focus();
      await expect(links.last()).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });

  await test.step("is nothing on paper, nor where the browser has no popovers", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(button).toBeHidden();
    await expect(panel).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await expect(panel).toBeVisible();
    await page.evaluate(forgetPopovers);
    await expect(panel).toBeHidden();
    await expect(button).toBeHidden();
  });
});

test("the folds in the menu of a narrow phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, servicePage);
  const menu = page.getByRole("dialog", { name: words.header.menu });
  const fold = page.locator(".catalog > details");
  await page.getByRole("button", { name: words.header.openMenu }).click();

  await test.step("open by key, that of the page at once, and list every service", async () => {
    await menu.getByRole("link", { name: servicesName }).focus();
    for (const { line } of situations) {
      await page.keyboard.press("Tab");
      await expect(menu.getByRole("link", { name: line })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(fold.locator("> summary")).toBeFocused();
    await page.keyboard.press("Enter");
    const opened = fold.locator("li details[open] > summary");
    await expect(opened).toHaveText([serviceGroup.title]);
    await expect(fold.locator("[aria-current]")).toBeVisible();
    const closed = fold.locator("li details:not([open]) > summary");
    while (await closed.count()) await closed.first().click();
    await expect(fold.getByRole("link")).toHaveCount(services.length);
  });

  await test.step("are sound and fit, and every target is 44 px high", async () => {
    await twoFrames(page);
    const small = await menu
      .locator("a:visible, button:visible, summary:visible")
      .evaluateAll((targets) =>
        targets
          .map((target) => ({ text: target.textContent, box: target.getBoundingClientRect() }))
          .filter(({ box }) => box.height < 44 || box.width < 44)
          .map(({ text, box }) => `${text} is ${box.width} × ${box.height} px`),
      );
    expect(small).toEqual([]);
    expect(await menu.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    expect(await violations(page, "dialog")).toEqual([]);
  });

  await test.step("hide nothing that has the focus", async () => {
    await fold.locator("> summary").focus();
    const stops = await tabThrough(page, 50, isCovered);
    expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
  });
});
