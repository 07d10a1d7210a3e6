import type { Locator, Page } from "@playwright/test";
import { catalogWords } from "../../app/content/catalog.ts";
import { serviceGroupIds } from "../../app/content/ids.ts";
import { servicesPage } from "../../app/content/services-page.ts";
import { violations } from "../support/accessibility.ts";
import { expect, open, started, test } from "../support/fixtures.ts";
import { services } from "../support/service-content.ts";
import { tabThrough } from "../support/tab-through.ts";
import { mainLink, sidewaysScroll, twoFrames } from "../support/visit.ts";

const parts = (page: Page) => ({
  button: page.getByRole("button", { name: catalogWords.open }),
  panel: page.locator(".catalog > [popover]"),
  menu: page.getByRole("dialog", { name: "Menu" }),
  fold: page.locator(".catalog > details"),
});

/** What the content says: each group, then its services with their addresses. */
const expected = serviceGroupIds.map((group) => [
  servicesPage.groups[group].title,
  ...services.filter((s) => s.group === group).map(({ id, title }) => `${title} /services/${id}`),
]);

const listed = (list: Locator) =>
  list
    .locator("> li")
    .evaluateAll((groups) =>
      groups.map((group) => [
        group.querySelector("b, summary")?.textContent,
        ...[...group.querySelectorAll("a")].map(
          (a) => `${a.textContent} ${a.getAttribute("href")}`,
        ),
      ]),
    );

test("panel and menu list every service under its group, in the order of the content", async ({
  page,
}) => {
  expect(expected.flat().length).toBe(services.length + serviceGroupIds.length);
  await page.goto("/about");
  const { panel, fold } = parts(page);
  expect(await listed(panel.locator("> div > ul"))).toEqual(expected);
  expect(await listed(fold.locator("> ul"))).toEqual(expected);
});

/** What the browser tells of the button; it knows the popover that belongs to it. */
async function expandedState(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const button = nodes.find(
    ({ role, name }) => role?.value === "button" && name?.value === catalogWords.open,
  );
  return button?.properties?.find(({ name }) => name === "expanded")?.value.value;
}

for (const key of ["click", "Enter", "Space"] as const)
  test(`opens and closes by ${key}, and says so`, async ({ page }) => {
    await open(page, "/about");
    const { button, panel } = parts(page);
    const use = () => (key === "click" ? button.click() : button.press(key));
    const height = (await page.locator("header").boundingBox())?.height;
    await expect(panel).toBeHidden();
    expect(await expandedState(page)).toBe(false);
    await use();
    await expect(panel).toBeVisible();
    expect(await expandedState(page)).toBe(true);
    expect((await page.locator("header").boundingBox())?.height).toBe(height);
    await use();
    await expect(panel).toBeHidden();
    expect(await expandedState(page)).toBe(false);
  });

test("closes on Escape, and the focus is on the button again", async ({ page }) => {
  await open(page, "/about");
  const { button, panel } = parts(page);
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
});

test("closes on a click beside it", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/about");
  const { button, panel } = parts(page);
  await button.click();
  await expect(panel).toBeVisible();
  await page.mouse.click(20, 880);
  await expect(panel).toBeHidden();
});

test("the keys lead from the button through the panel to the next item, and nothing hides the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/services/cloud-migration");
  const { button, panel } = parts(page);
  await button.press("Enter");
  const names = await panel.getByRole("link").allTextContents();
  const stops = await tabThrough(page, names.length + 12, (focused) => {
    const { left, top, width, height } = focused.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return !onTop || !(focused.contains(onTop) || onTop.contains(focused));
  });
  const texts = stops.map(({ text }) => text);
  expect(texts.slice(0, names.length + 1)).toEqual([...names, "Case Studies"]);
  expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
  await expect(panel).toBeHidden();
});

test("going back by key leaves it open until one leaves it", async ({ page }) => {
  await open(page, "/about");
  const { button, panel } = parts(page);
  await button.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(mainLink(page, "Services").first()).toBeFocused();
});

test("is sound while it is open, and marks the page that one is on", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/services/cloud-migration");
  const { button, panel } = parts(page);
  await button.click();
  expect(await violations(page, "header")).toEqual([]);
  await expect(panel.locator("[aria-current]")).toHaveText(["Cloud Migration"]);
  await expect(panel.locator("p a")).toHaveText([catalogWords.plan, catalogWords.contact]);
  await panel.getByRole("link", { name: catalogWords.plan }).click();
  await expect(page).toHaveURL("/services");
});

for (const width of [768, 1024, 1440, 1920])
  test(`stands on the grid at ${width} px and scrolls inside itself in a low window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 400 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/about");
    const { button, panel } = parts(page);
    await button.click();
    const box = await panel.evaluate((element) => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const edges = (selector: string) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [box?.left, box?.right];
      };
      return {
        top,
        bottom,
        left,
        right: document.documentElement.clientWidth - right,
        scrolls: element.scrollHeight > element.clientHeight,
        sideways: element.scrollWidth - element.clientWidth,
        inside: edges(".catalog > [popover] > .wrap"),
        header: edges("header > .wrap"),
      };
    });
    const header = await page.locator("header").boundingBox();
    expect(box).toMatchObject({ left: 0, right: 0, bottom: 400, scrolls: true, sideways: 0 });
    // It begins on the hairline of the header.
    expect(box.top).toBe((header?.height ?? 0) - 1);
    expect(box.inside).toEqual(box.header);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await panel.getByRole("link").last().focus();
    await expect(panel.getByRole("link").last()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

test("is no control where the browser has no popovers, and nothing on paper", async ({ page }) => {
  await open(page, "/about");
  const { button, panel } = parts(page);
  await button.click();
  await page.emulateMedia({ media: "print" });
  await expect(button).toBeHidden();
  await expect(panel).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await expect(panel).toBeVisible();
  // Such a browser reads the page without this rule.
  await page.evaluate(() => {
    const walk = (rules: CSSRuleList, parent: CSSStyleSheet | CSSGroupingRule) => {
      for (let index = rules.length - 1; index >= 0; index--) {
        const rule = rules[index];
        if (rule instanceof CSSSupportsRule && rule.conditionText.includes("popover-open"))
          parent.deleteRule(index);
        else if (rule instanceof CSSGroupingRule) walk(rule.cssRules, rule);
      }
    };
    for (const sheet of document.styleSheets) walk(sheet.cssRules, sheet);
  });
  await expect(panel).toBeHidden();
  await expect(button).toBeHidden();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("opens, closes and leads on", async ({ page }) => {
    await page.goto("/about");
    const { button, panel } = parts(page);
    await button.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await button.click();
    await panel.getByRole("link", { name: "Cloud Migration" }).click();
    await expect(page).toHaveURL("/services/cloud-migration");
    await expect(panel).toBeHidden();
  });
});

test.describe("in the menu of a narrow phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const script of ["with", "without"] as const)
    test(`the folds open ${script} its script, and lead on`, async ({ page }) => {
      if (script === "without") await page.route(/\.js$/, (route) => route.abort());
      await page.goto("/about");
      if (script === "with") await started(page);
      const { menu, fold } = parts(page);
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(menu.getByRole("link", { name: "Services" })).toBeVisible();
      await fold.locator("> summary").click();
      await expect(fold.locator("li summary").first()).toBeVisible();
      await expect(menu.getByRole("link", { name: "Cloud Migration" })).toBeHidden();
      await fold.getByText("Technology Transformation").click();
      await menu.getByRole("link", { name: "Cloud Migration" }).click();
      await expect(page).toHaveURL("/services/cloud-migration");
    });

  test("opens by key, is sound, fits, and every target is 44 px high", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/services/cloud-migration");
    const { menu, fold } = parts(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await menu.getByRole("link", { name: "Services" }).focus();
    await page.keyboard.press("Tab");
    await expect(fold.locator("> summary")).toBeFocused();
    await page.keyboard.press("Enter");
    // The group of the page that one is on is open.
    await expect(fold.locator("li details[open] > summary")).toHaveText([
      "Technology Transformation",
    ]);
    await expect(fold.locator("[aria-current]")).toBeVisible();
    const closed = fold.locator("li details:not([open]) > summary");
    while (await closed.count()) await closed.first().click();
    await expect(fold.getByRole("link")).toHaveCount(services.length);
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
    await fold.locator("> summary").focus();
    const stops = await tabThrough(page, 50, (focused) => {
      const { left, top, width, height } = focused.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      return !onTop || !focused.contains(onTop);
    });
    expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
  });
});
