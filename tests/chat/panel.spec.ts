import { chatPanelHeight, mobileBreakpoint } from "../../app/browser/constants.ts";
import { box, chatOn, openChat, rem } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { seenBy, watchTransitions } from "../support/transitions.ts";
import { follow } from "../support/visit.ts";

test("has its two heights, at the lower left", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { button, panel, minimize } = await openChat(page);
  expect((await box(panel)).height).toBe(chatPanelHeight.open * rem);
  expect((await box(panel)).right).toBeLessThan(1440 / 4);
  const round = await box(button);
  expect(round.x).toBeLessThan(30);
  expect(round.bottom).toBeGreaterThan(860);
  expect((await box(panel)).bottom).toBeLessThan(round.y);
  await minimize.click();
  expect((await box(panel)).height).toBe(chatPanelHeight.minimized * rem);
});

test("leaves the button that the page is for in sight when it opens", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { panel } = await openChat(page, "/");
  const action = page.getByRole("link", { name: "Schedule a Consultation" }).first();
  await expect(action).toBeInViewport({ ratio: 1 });
  expect((await box(action)).bottom).toBeLessThan((await box(panel)).y);
});

test("says × once: the button keeps its own sign", async ({ page }) => {
  const { button } = await openChat(page);
  await expect(button.locator("use")).toHaveAttribute("href", "#icon-chat");
});

for (const width of [320, 390, 768, 1024, 1280, 1440])
  test(`the closed button lies on no letter of a text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/services/cloud-migration");
    const margin = (await box(page.locator("main h1"))).x;
    const button = page.locator(".chat-button");
    const { x, right, width: whole, height } = await box(button);
    const border = await button.evaluate((one) => getComputedStyle(one).borderRightWidth);
    expect(right - Number.parseFloat(border)).toBeLessThan(margin);
    expect(Math.min(whole, height)).toBeGreaterThanOrEqual(24);
    expect(x).toBeGreaterThanOrEqual(0);
  });

test("on a phone the button arrives round, and leans out of the edge once one reads", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/about");
  const button = chatOn(page).button;
  expect((await box(button)).width).toBe(56);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(async () => (await box(button)).width).toBeLessThan(30);
  expect((await box(button)).x).toBe(0);
});

test(`sits higher below ${mobileBreakpoint} px`, async ({ page }) => {
  await page.setViewportSize({ width: mobileBreakpoint, height: 900 });
  const { panel } = await openChat(page);
  const wide = await box(panel);
  await page.setViewportSize({ width: mobileBreakpoint - 1, height: 900 });
  const narrow = await box(panel);
  expect(narrow.bottom).toBeLessThan(wide.bottom);
});

for (const [width, height] of [
  [320, 256],
  [320, 568],
  [844, 390],
] as const)
  test(`can be used at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const { panel, input, send, messages, button, minimize } = await openChat(page);
    const shown = await box(panel);
    expect(shown.x).toBeGreaterThanOrEqual(0);
    expect(shown.right).toBeLessThanOrEqual(width);
    expect(shown.y).toBeGreaterThanOrEqual(0);
    expect(shown.bottom).toBeLessThanOrEqual(height);
    await send("price");
    await expect(messages.last()).toBeInViewport();
    for (const part of [input, minimize, panel.getByRole("button", { name: "Send" })])
      await expect(part).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  });

test("nothing lies on the panel that fills a low, narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { panel, clear, close } = await openChat(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  const up = page.locator(".back-to-top");
  await expect(up).not.toHaveAttribute("hidden");
  await expect(up).toBeHidden();
  await clear.click();
  await close.click();
  await expect(panel).toHaveCount(0);
  await expect(up).toBeVisible();
});

test("stands above an on-screen keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: seen });
  });
  const { panel, input } = await openChat(page);
  const before = await box(panel);
  const seen = (changes: object) =>
    page.evaluate((changed) => {
      Object.assign(window.visualViewport ?? {}, changed);
      window.visualViewport?.dispatchEvent(new Event("resize"));
    }, changes);
  await seen({ height: 400 });
  expect((await box(panel)).bottom).toBe(392);
  expect((await box(panel)).y).toBe(8);
  expect((await box(input)).bottom).toBeLessThan(392);
  await seen({ height: 300, offsetTop: 100 });
  expect((await box(panel)).bottom).toBe(392);
  expect((await box(panel)).y).toBe(108);
  // Enlarged by two fingers: no keyboard.
  await seen({ height: 422, offsetTop: 0, scale: 2 });
  expect(await box(panel)).toEqual(before);
});

test("does not fade with the pages", async ({ page }) => {
  await watchTransitions(page);
  await open(page, "/");
  const { button, panel, send } = chatOn(page);
  await button.click();
  await send("price");
  await follow(page, "About", "/about");
  await expect.poll(() => seenBy(page)).toContain("(root)");
  expect(await seenBy(page)).not.toMatch(/(old|new)\(chat/);
  await expect(panel).toBeVisible();
});
