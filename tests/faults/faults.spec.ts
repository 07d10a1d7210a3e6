import type { Page } from "@playwright/test";
import {
  fillStorage,
  forbidStorage,
  holdAllButPages,
  injectNodes,
  loseFiles,
  spaceText,
} from "../support/browser-faults.ts";
import { chatOn } from "../support/chat-parts.ts";
import { expect, open, started, test } from "../support/fixtures.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { anyPage, offers } from "../support/places.ts";
import { complaints, cutTexts } from "../support/readable.ts";

/** What the browser says of a file that is missing, and the site of a page or a picture, as specified. */
const specified = /Failed to load resource|^error: (Page not found|Image failed to load): /;

const wide = { width: 1280, height: 720 };
const narrow = { width: 320, height: 640 };
/** What a laptop shows at 400 %. */
const zoomed = { width: 320, height: 256 };

const firstLink = (page: Page) => page.locator('main a[href^="/"]:visible').first();

for (const [kind, { path, letters }] of Object.entries(pageKinds)) {
  const expectReadable = async (page: Page, fault: string) => {
    // What is just appearing has to be through with it.
    await expect.poll(() => complaints(page, letters), { message: fault }).toEqual([]);
    // It could be clicked: it is there, and nothing lies over it.
    await firstLink(page).click({ trial: true });
  };

  test(`${kind} is read and left with nothing but its HTML`, async ({ page, pageLog }) => {
    const held = await holdAllButPages(page);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expectReadable(page, "a network that brings nothing but the page");
    await Promise.all(held.map((route) => route.abort()));
    await expectReadable(page, "script, fonts and pictures lost");
    const target = (await firstLink(page).getAttribute("href")) ?? "";
    await firstLink(page).click();
    await page.waitForURL(target, { waitUntil: "commit" });
    expect(pageLog.errors).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  test(`${kind} is read whatever befalls the browser`, async ({ page, pageLog }) => {
    await loseFiles(page);
    await page.addInitScript(forbidStorage);
    await page.clock.setFixedTime("1999-12-31T23:59:59Z");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await started(page);
    await expectReadable(page, "files lost, storage forbidden, the clock years slow");

    // As when somebody comes back to the page, and the clock has been set.
    await page.clock.setFixedTime("2120-02-29T12:00:00Z");
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
    await expectReadable(page, "a clock years fast");

    await page.emulateMedia({ forcedColors: "active" });
    await page.keyboard.press("Tab");
    const outline = page.locator(":focus").evaluate((one) => getComputedStyle(one).outlineStyle);
    expect(await outline).not.toBe("none");
    await expectReadable(page, "forced colors");
    await page.emulateMedia({ forcedColors: "none" });

    await page.setViewportSize(zoomed);
    // Half of so low a window is for reading, at the least.
    const header = await page.locator("header").boundingBox();
    expect(header?.height).toBeLessThanOrEqual(zoomed.height / 2);
    await expectReadable(page, "zoom of 400 %");

    await page.evaluate(spaceText, true);
    for (const size of [wide, narrow]) {
      await page.setViewportSize(size);
      expect.soft(await cutTexts(page), `wide text spacing at ${size.width} px`).toEqual([]);
    }
    await expectReadable(page, "wide text spacing");
    await page.evaluate(spaceText, false);

    await page.setViewportSize(wide);
    await page.evaluate(injectNodes);
    await expectReadable(page, "extensions that inject nodes");
    expect(pageLog.errors).toEqual([]);
    expect(pageLog.messages.filter((message) => !specified.test(message))).toEqual([]);
  });
}

// What becomes of lost files: tests/chat/lost.spec.ts, tests/search/opening.spec.ts.
test("what the shell offers works with full storage and foreign nodes", async ({
  page,
  pageLog,
}) => {
  await page.addInitScript(fillStorage);
  await open(page, anyPage);
  // With storage full, the choice holds for the page.
  await page.locator("footer input[value=dark]").check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");

  expect(pageLog.errors).toEqual([]);

  if (!offers.chat) return;
  const { button, panel, messages, send } = chatOn(page);
  await page.evaluate(injectNodes);
  await button.click();
  // With storage full, a conversation lives as long as the page.
  await send("hello");
  await expect(messages).toHaveCount(3);
  await button.click();
  await expect(panel).toBeHidden();
  expect(pageLog.errors).toEqual([]);
});
