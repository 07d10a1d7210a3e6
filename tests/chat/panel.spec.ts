import type { Page } from "@playwright/test";
import { mobileBreakpoint } from "../../app/browser/constants.ts";
import { hostileMessages } from "../../app/islands/chat/hostile-messages.test-helper.ts";
import { violations } from "../support/accessibility.ts";
import { box, chatOn, openLiveChat } from "../support/chat-parts.ts";
import { expect, open, sharedTest as test } from "../support/fixtures.ts";
import { seenBy, watchTransitions } from "../support/transitions.ts";
import { follow } from "../support/visit.ts";

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

test("the closed button hides no text, and keeps its place", async ({ page }) => {
  const button = chatOn(page).button;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/services/cloud-migration");
  // On a phone it arrives round, and leans out of the edge once one reads.
  expect((await box(button)).width).toBe(56);
  await scrollTo(page, 400);
  await expect.poll(async () => (await box(button)).width).toBeLessThan(30);
  expect((await box(button)).x).toBe(0);

  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [320, 390, 768, 1024, 1280, 1440])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await scrollTo(page, 0);
      const margin = (await box(page.locator("main h1"))).x;
      const place = await box(button);
      const border = await button.evaluate((one) => getComputedStyle(one).borderRightWidth);
      expect(place.right - Number.parseFloat(border)).toBeLessThan(margin);
      expect(Math.min(place.width, place.height)).toBeGreaterThanOrEqual(24);
      expect(place.x).toBeGreaterThanOrEqual(0);
      await scrollTo(page, 1e6);
      const footer = page.getByRole("contentinfo");
      for (const line of [footer.locator("p, a").last(), footer.locator("nav a").last()])
        expect((await box(line)).bottom).toBeLessThanOrEqual(place.y);
    });
});

test("the open panel has its place at every size", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchTransitions(page);
  const chat = await openLiveChat(page, "/");
  const { button, panel, list, messages, input, submit, send, minimize, expand, close } = chat;

  await test.step("at the lower left, the page's main button in sight", async () => {
    const [place, round] = [await box(panel), await box(button)];
    expect(place.height).toBe(24 * 16);
    expect(place.right).toBeLessThan(1440 / 4);
    expect(place.bottom).toBeLessThan(round.y);
    expect(round.x).toBeLessThan(30);
    expect(round.bottom).toBeGreaterThan(860);
    const action = page.getByRole("link", { name: "Schedule a Consultation" }).first();
    await expect(action).toBeInViewport({ ratio: 1 });
    expect((await box(action)).bottom).toBeLessThan(place.y);
    await minimize.click();
    expect((await box(panel)).height).toBe(4 * 16);
    await expand.click();
  });

  await test.step(`no topic cut in two, and higher below ${mobileBreakpoint} px`, async () => {
    const bottoms: number[] = [];
    for (const width of [1440, mobileBreakpoint, mobileBreakpoint - 1, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await list.evaluate((log) => log.scrollHeight - log.clientHeight)).toBe(0);
      bottoms.push((await box(panel)).bottom);
    }
    expect(bottoms[2]).toBeLessThan(bottoms[1] ?? 0);
  });

  await test.step("it does not fade with the pages", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await send("price");
    await follow(page, "About", "/about");
    await expect.poll(() => seenBy(page)).toContain("(root)");
    expect(await seenBy(page)).not.toMatch(/(old|new)\(chat/);
    await expect(messages).toHaveCount(3);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await test.step("it is not printed, and keeps its edges in forced colors", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(panel).toBeHidden();
    await expect(button).toBeHidden();
    await page.emulateMedia({ media: "screen", forcedColors: "active" });
    for (const part of [button, panel, messages.first().locator("> p")])
      await expect(part).toHaveCSS("border-top-width", "1px");
    await page.emulateMedia({ forcedColors: "none" });
  });

  for (const [width, height] of [
    [844, 390],
    [320, 568],
    [320, 256],
  ] as const)
    await test.step(`usable at ${width} × ${height} px`, async () => {
      await page.setViewportSize({ width, height });
      await send("price");
      await expect(messages.last()).toBeInViewport();
      for (const part of [panel, input, minimize, submit])
        await expect(part).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      await expect(button).toBeFocused();
      await button.click();
    });

  await test.step("a low, narrow window is all for it, or for the focus", async () => {
    await scrollTo(page, 900);
    const up = page.locator(".back-to-top");
    await expect(up).not.toHaveAttribute("hidden");
    await expect(up).toBeHidden();
    await close.click();
    await expect(up).toBeVisible();
    await button.click();
    await page.locator("main a").first().focus();
    await expect(panel).toHaveAttribute("data-panel", "minimized");
  });
});

test("is accessible, and safe from hostile messages", async ({ page, pageLog }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { input, list, messages, replies, panel, typing, send, minimize, expand, clear } =
    await openLiveChat(page);
  const check = async (part?: string) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await violations(page, part)).toEqual([]);
    }
  };
  await check();
  await send("price");
  await expect(messages).toHaveCount(3);
  await check("[data-chat]");
  await minimize.click();
  await check("[data-chat]");
  await expand.click();

  await input.evaluate((field: HTMLInputElement, texts) => {
    for (const text of texts) {
      field.value = text;
      field.form?.requestSubmit();
    }
  }, hostileMessages(50));
  await expect(messages.nth(45)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const part of [list, panel, page.locator("html")])
    expect(await part.evaluate((el) => el.scrollWidth - el.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  await expect(list.locator("[data-sender=user] p > *")).toHaveCount(0);
  await expect(replies.locator("> :not(a[href^=mailto])")).toHaveCount(0);
  // So much has to be answered that it types for half a minute.
  await expect(typing).toBeVisible();
  await check("[data-typing]");
  await clear.click();
  await expect(messages).toHaveCount(1);
  expect(pageLog.errors).toEqual([]);
  expect(pageLog.messages).toEqual([]);
});

test("on a phone it stands above the keyboard and below the menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: seen });
  });
  const { button, panel, input } = await openLiveChat(page);
  const before = await box(panel);
  const seen = (changes: object) =>
    page.evaluate((changed) => {
      Object.assign(window.visualViewport ?? {}, changed);
      window.visualViewport?.dispatchEvent(new Event("resize"));
    }, changes);
  await seen({ height: 400 });
  expect(await box(panel)).toMatchObject({ y: 8, bottom: 392 });
  expect((await box(input)).bottom).toBeLessThan(392);
  await seen({ height: 300, offsetTop: 100 });
  expect(await box(panel)).toMatchObject({ y: 108, bottom: 392 });
  // Enlarged by two fingers: no keyboard.
  await seen({ height: 422, offsetTop: 0, scale: 2 });
  expect(await box(panel)).toEqual(before);

  await page.getByRole("button", { name: "Open menu" }).click();
  const { x, y } = await box(button);
  const isMenu = ([x, y]: number[]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("dialog");
  expect(await page.evaluate(isMenu, [x + 20, y + 20])).toBeTruthy();
});
