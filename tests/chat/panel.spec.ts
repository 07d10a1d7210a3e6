import type { Page } from "@playwright/test";
import { mobileBreakpoint } from "../../app/browser/constants.ts";
import { hostileMessages } from "../../app/islands/chat/hostile-messages.test-helper.ts";
import { violations } from "../support/accessibility.ts";
import { box, chatOn, openLiveChat } from "../support/chat-parts.ts";
import { expect, open, sharedTest as test } from "../support/fixtures.ts";
import { anyPage, servicePage, words } from "../support/places.ts";
import { hold } from "../support/requests.ts";
import { seenBy, watchTransitions } from "../support/transitions.ts";
import { follow } from "../support/visit.ts";

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), top);

test("the button is round and bottom left, at every width and from the first paint", async ({
  page,
}) => {
  const { button } = chatOn(page);
  // Before any script.
  const release = await hold(page, /\.js$/);
  await page.goto(servicePage, { waitUntil: "commit" });
  for (const [width, size, left] of [
    [320, 44, 20],
    [390, 44, 20],
    [1023, 44, 40.9],
    [1024, 44, 10],
    [1366, 44, 11.5],
    [1408, 56, 16],
    [1440, 56, 24],
    // All grows on a very wide screen.
    [2200, 70, 30],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const place = await box(button);
      expect(place).toMatchObject({ width: size, height: size });
      expect(place.x).toBeCloseTo(left, 0);
      expect(place.bottom).toBeGreaterThanOrEqual(780);
      await expect(button).toHaveCSS("border-radius", "99px");
    });
  release();
});

test("the open panel has its place at every size", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchTransitions(page);
  const chat = await openLiveChat(page, "/");
  const { button, panel, scroller, messages, input, submit, send, minimize, expand, close } = chat;

  await test.step("beside the button, and minimized in the margin; the page stays", async () => {
    const round = await box(button);
    expect((await box(panel)).x).toBeGreaterThanOrEqual(round.right);
    await minimize.click();
    const small = await box(panel);
    expect(small.height).toBe(4 * 16);
    expect(small.bottom).toBeLessThan(round.y);
    expect(small.right).toBeLessThan((await box(page.locator("h1"))).x);
    await expand.click();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step(`24 rem high, no topic cut in two, and higher below ${mobileBreakpoint} px`, async () => {
    const rises: number[] = [];
    for (const width of [1440, 1024, 1023, mobileBreakpoint, mobileBreakpoint - 1, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scroller.evaluate((log) => log.scrollHeight - log.clientHeight)).toBe(0);
      const { height, bottom } = await box(panel);
      expect(height).toBe(24 * 16);
      rises.push(900 - bottom);
    }
    const [phone, ...elsewhere] = [Math.min(...rises.splice(-2)), ...rises];
    expect(phone).toBeGreaterThan(Math.max(...elsewhere));
  });

  await test.step("it does not fade with the pages", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize({ width: 1440, height: 900 });
    await send("price");
    await expect(messages.nth(1)).toHaveText(/price/);
    await follow(page, anyPage);
    await expect.poll(() => seenBy(page)).toContain("(root)");
    expect(await seenBy(page)).not.toMatch(/(old|new)\((chat|dock)/);
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

  await test.step("a low window is all for it", async () => {
    await scrollTo(page, 900);
    const up = page.locator(".back-to-top");
    await expect(up).not.toHaveAttribute("hidden");
    await expect(up).toBeHidden();
    await close.click();
    await expect(up).toBeVisible();
  });
});

test("is accessible, and safe from hostile messages", async ({ page, pageLog }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { input, scroller, messages, replies, panel, typing, send, minimize, expand, clear } =
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
  for (const part of [scroller, panel, page.locator("html")])
    expect(await part.evaluate((el) => el.scrollWidth - el.clientWidth)).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  await expect(scroller.locator("[data-sender=user] p > *")).toHaveCount(0);
  await expect(replies.locator("> :not(a[href^=mailto])")).toHaveCount(0);
  // So much has to be answered that it types for half a minute.
  await expect(typing).toBeVisible();
  await check("[data-typing]");
  await clear.click();
  await expect(messages).toHaveCount(1);
  expect(pageLog.errors).toEqual([]);
  expect(pageLog.messages).toEqual([]);
});

test("on a phone it stands over the dock, above the keyboard and below the menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: seen });
  });
  await open(page, "/");
  await scrollTo(page, 40);
  const { button, panel, input, links, messages, send, minimize, expand, is } = chatOn(page);
  const dock = page.locator(".dock");
  const call = dock.getByRole("link", { name: words.actions.schedule });
  await expect(call).toBeHidden();
  await button.click();
  await expect(input).toBeFocused();

  const before = await box(panel);
  await test.step("whose call is there, since the panel may cover the page's; the page stays", async () => {
    expect(before.bottom).toBeLessThan((await box(dock)).y);
    await call.click({ trial: true });
    expect(await page.evaluate(() => window.scrollY)).toBe(40);
    await button.click();
    await is("closed");
    await expect(call).toBeHidden();
    await button.click();
  });

  await test.step("the last answer and its links are in sight", async () => {
    for (const [text, count] of [
      ["price", 3],
      ["location", 5],
    ] as const) {
      await send(text);
      await expect(messages).toHaveCount(count);
      for (const part of [messages.last(), ...(await links.all())])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect((await box(links.last())).bottom).toBeLessThan((await box(input)).y);
    }
  });

  const seen = (changes: object) =>
    page.evaluate((changed) => {
      Object.assign(window.visualViewport ?? {}, changed);
      window.visualViewport?.dispatchEvent(new Event("resize"));
    }, changes);
  await test.step("above the keyboard, which the dock is under", async () => {
    await seen({ height: 400 });
    expect(await box(panel)).toMatchObject({ y: 8, bottom: 392 });
    expect((await box(input)).bottom).toBeLessThan(392);
    await seen({ height: 300, offsetTop: 100 });
    expect(await box(panel)).toMatchObject({ y: 108, bottom: 392 });
    // Enlarged by two fingers: no keyboard.
    await seen({ height: 422, offsetTop: 0, scale: 2 });
    expect(await box(panel)).toEqual(before);
  });

  for (const width of [390, 320])
    await test.step(`minimized it is part of the dock at ${width} px, and all of it can be pressed`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await scrollTo(page, 900);
      const top = page.getByRole("button", { name: words.dock.top });
      await minimize.click();
      const { bottom, height } = await box(dock);
      expect(await box(panel)).toMatchObject({ height: 4 * 16, bottom });
      expect(height, "no higher than without it").toBe(56);
      for (const part of [call, top, expand]) await part.click({ trial: true });
      expect(await call.evaluate((link) => link.scrollWidth - link.clientWidth)).toBe(0);
      expect((await box(top)).right).toBeLessThan(width);
      await button.click();
      await is("closed");
      await button.click();
    });

  await test.step("a page that its link leads to is not covered", async () => {
    await links.last().click();
    await is("minimized");
    await button.click();
  });

  await page.getByRole("button", { name: words.header.openMenu }).click();
  const { x, y } = await box(button);
  const isMenu = ([x, y]: number[]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("dialog");
  expect(await page.evaluate(isMenu, [x + 20, y + 20])).toBeTruthy();
});
