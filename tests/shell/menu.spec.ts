import type { Page } from "@playwright/test";
import { mobileBreakpoint } from "../../app/browser/constants.ts";
import { content } from "../../app/content/content.ts";
import { filled } from "../../app/lib/use-words.ts";
import { site } from "../../app/site.ts";
import { twoFrames } from "../support/drawn.ts";
import { expect, open, sharedTest, started, test } from "../support/fixtures.ts";
import {
  anyPage,
  contact,
  service,
  serviceGroup,
  servicePage,
  servicesPage,
  words,
} from "../support/places.ts";
import { hold } from "../support/requests.ts";
import { tabThrough } from "../support/tab-through.ts";

const phone = { width: 390, height: 844 };

const parts = (page: Page) => {
  const menu = page.getByRole("dialog", { name: words.header.menu });
  const opener = page.getByRole("button", { name: words.header.openMenu });
  return {
    menu,
    opener,
    closer: page.getByRole("button", { name: words.header.closeMenu }),
    async show() {
      await opener.click();
      await expect(menu).toBeVisible();
    },
  };
};

sharedTest("the menu of a phone", async ({ page }) => {
  const { menu, opener, closer, show } = parts(page);
  await page.setViewportSize(phone);
  await open(page, "/");
  await show();

  await test.step("fills the screen with the same links and locks the page behind", async () => {
    // Below all services, what visitors come with.
    const names = site.navigation.flatMap(({ name, href }) =>
      href === servicesPage ? [name, ...content.situations.map(({ line }) => line)] : name,
    );
    const phones = site.phonePlace === "header" && site.phone ? [site.phone] : [];
    const calls = [
      ...phones.map((phone) => filled(words.letter.call, { phone })),
      site.callToAction.name,
    ];
    const languages = site.editions.filter(({ folder }) => folder).map(({ name }) => name);
    await expect(menu.getByRole("link")).toHaveText([...names, ...languages, ...calls]);
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...phone });
    await page.mouse.move(200, 700);
    await page.mouse.wheel(0, 600);
    await twoFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  });

  await test.step("keeps the focus inside", async () => {
    const stops = await tabThrough(page, 12, (focused) => !focused.closest("dialog"));
    expect(new Set(stops.map(({ text }) => text)).size).toBeGreaterThan(site.navigation.length);
    expect(stops.filter(({ isFault }) => isFault)).toEqual([]);
  });

  await test.step("closes on Escape and returns the focus", async () => {
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });

  // The menu has no link to a place in a page yet: one is made to lead there.
  const toPlace = () =>
    menu
      .locator(`nav a:not([href="${anyPage}"])`)
      .first()
      .evaluate((link) => link.setAttribute("href", "#faq"));
  const setHash = () => page.evaluate(() => location.assign("#process"));
  const ways: [string, () => Promise<unknown>][] = [
    ["its button", () => closer.click()],
    ["a click outside its links", () => page.mouse.click(195, 690)],
    [
      "a link to a place in the page",
      () => toPlace().then(() => menu.locator('nav a[href="#faq"]').click()),
    ],
    ["another change of address", setHash],
    ["a link", () => menu.locator(`nav a[href="${anyPage}"]`).click()],
  ];
  for (const [name, close] of ways)
    await test.step(`closes on ${name}`, async () => {
      if (!(await menu.isVisible())) await show();
      await close();
      await expect(menu).toBeHidden();
    });
  await expect(page).toHaveURL(anyPage);

  await test.step("closes when the window grows past 768 px", async () => {
    expect(mobileBreakpoint).toBe(768);
    await started(page);
    await show();
    await page.setViewportSize({ ...phone, width: mobileBreakpoint - 1 });
    await expect(menu).toBeVisible();
    await page.setViewportSize({ ...phone, width: mobileBreakpoint });
    await expect(menu).toBeHidden();
    await expect(page.getByRole("navigation", { name: words.header.main })).toBeVisible();
  });
});

sharedTest("the menu and its folds work without the script, and lead on", async ({ page }) => {
  const { menu, closer, show } = parts(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(anyPage);
  await show();
  await closer.click();
  await expect(menu).toBeHidden();
  await show();
  await menu.locator(".catalog > details > summary").click();
  await expect(menu.getByRole("link", { name: service.title })).toBeHidden();
  await menu.getByText(serviceGroup.title).click();
  await menu.getByRole("link", { name: service.title }).click();
  await expect(page).toHaveURL(servicePage);
});

test("a menu that was opened before its script stays open, unless a tap has closed it", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { menu, show } = parts(page);
  const release = await hold(page, /\/entry\.client-/);
  await page.goto(anyPage, { waitUntil: "commit" });
  await show();
  release();
  await started(page);
  await expect(menu).toBeVisible();
  // And from now on it closes on what only the script knows.
  await page.mouse.click(195, 690);
  await expect(menu).toBeHidden();

  await page.unrouteAll();
  const releaseAgain = await hold(page, /\/entry\.client-/);
  await page.goto(contact, { waitUntil: "commit" });
  await show();
  await page.mouse.click(195, 690);
  releaseAgain();
  await expect(menu).toBeHidden();
});

sharedTest("browsers that do not know commands open and close it by script", async ({ page }) => {
  const { menu, closer, show } = parts(page);
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
    // What such a browser does with the attributes: nothing.
    document.addEventListener("DOMContentLoaded", () => {
      for (const button of document.querySelectorAll("[command]"))
        button.setAttribute("command", "unknown");
    });
  });
  await open(page, anyPage);
  await show();
  await closer.click();
  await expect(menu).toBeHidden();
});
