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
    [2200, 56, 24],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const place = await box(button);
      expect(place).toMatchObject({ width: size, height: size });
      expect(place.x).toBeCloseTo(left, 0);
      expect(place.bottom).toBeGreaterThan(780);
      await expect(button).toHaveCSS("border-radius", "99px");
    });
  release();
});

test("the open panel has its place at every size", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchTransitions(page);
  const chat = await openLiveChat(page, "/");
  const { button, panel, list, messages, input, submit, send, minimize, expand, close } = chat;

  await test.step("at the lower left, and the page stays where it was", async () => {
    const [place, round] = [await box(panel), await box(button)];
    expect(place.height).toBe(24 * 16);
    expect(place.right).toBeLessThan(1440 / 4);
    expect(place.bottom).toBeLessThan(round.y);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await minimize.click();
    expect((await box(panel)).height).toBe(4 * 16);
    await expand.click();
  });

  await test.step(`no topic cut in two, and higher below ${mobileBreakpoint} px`, async () => {
    const tops: number[] = [];
    for (const width of [1440, mobileBreakpoint, mobileBreakpoint - 1, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await list.evaluate((log) => log.scrollHeight - log.clientHeight)).toBe(0);
      tops.push((await box(panel)).y);
    }
    expect(tops[2]).toBeLessThan(tops[1] ?? 0);
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

test("on a phone it is a sheet, above the keyboard and below the menu", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: seen });
  });
  await open(page, "/");
  await scrollTo(page, 1500);
  const { button, panel, input, list, messages, send, minimize, expand, close, is } = chatOn(page);
  const dock = page.locator(".dock");
  await button.click();
  await expect(input).toBeFocused();

  const before = await box(panel);
  await test.step("over the full width and 70 % of the height, and the page stays", async () => {
    expect(before).toMatchObject({ x: 0, width: 390, bottom: 844 });
    expect(before.height).toBeCloseTo(0.7 * 844, 0);
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  });

  await test.step("the question is the first line in sight after its answer", async () => {
    for (const [text, count] of [
      ["price", 3],
      ["location", 5],
    ] as const) {
      await send(text);
      await expect(messages).toHaveCount(count);
      const question = messages.nth(count - 2);
      const top = async () => (await box(question)).y - (await box(list)).y;
      await expect.poll(top).toBeCloseTo(16, 0);
      await expect(messages.last()).toBeInViewport();
    }
  });

  const seen = (changes: object) =>
    page.evaluate((changed) => {
      Object.assign(window.visualViewport ?? {}, changed);
      window.visualViewport?.dispatchEvent(new Event("resize"));
    }, changes);
  await test.step("above the keyboard, which the dock is under", async () => {
    await seen({ height: 400 });
    expect(await box(panel)).toMatchObject({ y: 8, bottom: 400 });
    expect((await box(input)).bottom).toBeLessThan(400);
    await seen({ height: 300, offsetTop: 100 });
    expect(await box(panel)).toMatchObject({ y: 108, bottom: 400 });
    await expect(dock).toBeHidden();
    // Enlarged by two fingers: no keyboard.
    await seen({ height: 422, offsetTop: 0, scale: 2 });
    expect(await box(panel)).toEqual(before);
  });

  await test.step("minimized it stands on the dock, and a tap on the page above closes it", async () => {
    await minimize.click();
    await expect(dock).toBeVisible();
    expect((await box(panel)).bottom).toBe((await box(dock)).y);
    await expand.click();
    await page.mouse.click(195, 150);
    await is("closed");
    await expect(button).toBeFocused();
    await button.click();
  });

  await test.step("a page that its link leads to is not covered", async () => {
    await messages.last().getByRole("link").last().click();
    await is("minimized");
    await close.click();
  });

  await page.getByRole("button", { name: words.header.openMenu }).click();
  const { x, y } = await box(button);
  const isMenu = ([x, y]: number[]) => document.elementFromPoint(x ?? 0, y ?? 0)?.closest("dialog");
  expect(await page.evaluate(isMenu, [x + 20, y + 20])).toBeTruthy();
});
