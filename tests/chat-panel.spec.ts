import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { chatInactivity, chatPanelHeight, mobileBreakpoint } from "../app/browser/constants.ts";
import { chatOn, openChat } from "./chat-parts.ts";
import { expect, open, test } from "./fixtures.ts";

const rem = 16;

async function box(locator: Locator) {
  const found = await locator.boundingBox();
  if (!found) throw new Error("It has no box.");
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

/** Whether what has the focus lies under the button or the panel: of what is too tall, its top. */
const focusIsCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest("[data-chat]")) return false;
    const a = focused.getBoundingClientRect();
    const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return [...document.querySelectorAll("[data-chat] > *")].some((floating) => {
      const b = floating.getBoundingClientRect();
      const isOver = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      const isTooTall = a.height > b.top - header - 16;
      return isOver && !(isTooTall && a.top + 8 < b.top);
    });
  });

test("24 rem high, 4 rem when minimized, at the lower left", async ({ page }) => {
  expect(chatPanelHeight).toEqual({ open: 24, minimized: 4 });
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

test("sits higher below 768 px", async ({ page }) => {
  expect(mobileBreakpoint).toBe(768);
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

test("tucks itself away after a minute without a sign of life, and comes back", async ({
  page,
}) => {
  expect(chatInactivity).toBe(60_000);
  const { panel, input, messages, send } = await openChat(page);
  const tucked = async (is: boolean) => {
    await expect(panel).toHaveAttribute("data-panel", "open");
    if (is) await expect(panel).toHaveAttribute("data-tucked");
    else await expect(panel).not.toHaveAttribute("data-tucked");
    const height = is ? chatPanelHeight.minimized : chatPanelHeight.open;
    expect((await box(panel)).height).toBe(height * rem);
  };
  await send("price");
  const signs: [string, () => Promise<unknown>][] = [
    ["mouse", () => page.mouse.move(500 + Math.random() * 100, 300)],
    ["key", () => page.keyboard.press("Shift")],
    [
      "scroll",
      () =>
        page.evaluate(async () => {
          const scrolled = new Promise((done) => addEventListener("scroll", done, { once: true }));
          window.scrollBy(0, 50);
          await scrolled;
        }),
    ],
    ["touch", () => page.locator("h1").dispatchEvent("touchstart")],
  ];
  for (const [name, live] of signs)
    await test.step(name, async () => {
      await live();
      await page.clock.runFor(chatInactivity - 1000);
      await tucked(false);
      await live();
      await page.clock.runFor(chatInactivity - 1);
      await tucked(false);
      await page.clock.runFor(1);
      await tucked(true);
      await live();
      await tucked(false);
    });
  await expect(messages).toHaveCount(3);
  // The focus has stayed, so what is typed now is not lost.
  await page.clock.runFor(chatInactivity);
  await tucked(true);
  await expect(input).toBeFocused();
  await page.keyboard.type("ok");
  await tucked(false);
  await expect(input).toHaveValue("ok");
});

test("the minute does not run while the tab is hidden, nor while minimized", async ({ page }) => {
  const { panel, minimize } = await openChat(page);
  const turn = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await page.clock.runFor(chatInactivity - 1000);
  await turn(true);
  await page.clock.runFor(10 * chatInactivity);
  await expect(panel).not.toHaveAttribute("data-tucked");
  await turn(false);
  await page.clock.runFor(999);
  await expect(panel).not.toHaveAttribute("data-tucked");
  await page.clock.runFor(1);
  await expect(panel).toHaveAttribute("data-tucked");

  await minimize.click();
  await page.clock.runFor(2 * chatInactivity);
  await expect(panel).not.toHaveAttribute("data-tucked");
});

for (const [width, state] of [
  [390, "closed"],
  [1440, "closed"],
  [768, "open"],
  [1440, "open"],
  [1440, "minimized"],
] as const)
  test(`what has the focus is never under the chat: ${state}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    if (state === "closed") await open(page, "/services");
    else await openChat(page, "/services");
    if (state === "minimized") await chatOn(page).minimize.click();
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      window.getSelection()?.collapse(document.body, 0);
    });
    const covered: string[] = [];
    for (let step = 0; step < 70; step++) {
      await page.keyboard.press("Tab");
      if (await focusIsCovered(page))
        covered.push(await page.evaluate(() => document.activeElement?.outerHTML ?? ""));
    }
    expect(covered).toEqual([]);
    // Backwards, what comes into view comes from above.
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press("Shift+Tab");
      expect(await focusIsCovered(page)).toBe(false);
    }
  });

test("a panel that leaves the focus no room gives way", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const { panel } = await openChat(page, "/about");
  await page.locator("main a").first().focus();
  await expect(panel).toHaveAttribute("data-panel", "minimized");
  expect(await focusIsCovered(page)).toBe(false);
});

for (const width of [320, 390, 1440])
  test(`the last lines of the footer stay free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/about");
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const lines = page.getByRole("contentinfo").locator("p, a");
    const button = await box(chatOn(page).button);
    for (const line of [lines.last(), page.getByRole("contentinfo").locator("nav a").last()])
      expect((await box(line)).bottom).toBeLessThanOrEqual(button.y);
  });

for (const width of [390, 1440])
  test(`is accessible in every state at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    const { send, messages, typing, clear, minimize, expand, panel } = await openChat(page);
    const check = async (state: string) => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        state,
      ).toEqual([]);
    };
    // Long enough for the next state to be there while axe, which needs the time, looks at it.
    await page.clock.resume();
    await check("open");
    for (let count = 0; count < 40; count++) await send("price");
    await check("typing");
    await expect(typing).toBeVisible();
    await clear.click();
    await send("price");
    await expect(messages).toHaveCount(3);
    await check("answered");
    await minimize.click();
    await check("minimized");
    await expand.click();
    await page.clock.fastForward(chatInactivity);
    await expect(panel).toHaveAttribute("data-tucked");
    await check("tucked away");
  });

test("the keyboard reaches everything in the order in which it stands", async ({ page }) => {
  await openChat(page);
  const walk: string[] = [];
  await chatOn(page).button.focus();
  for (let step = 0; step < 17; step++) {
    walk.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute("aria-label") ?? at?.textContent ?? "";
      }),
    );
    await page.keyboard.press("Tab");
  }
  expect(walk.slice(1, 5)).toEqual(["Minimize chat", "Close chat", "Conversation", "Services"]);
  expect(walk.slice(-4, -1)).toEqual(["Privacy", "Your message", "Send"]);
  expect(walk.at(-1)).toBe("Clear");
});

test("is not printed, keeps its edges in forced colors, and stays below the menu", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { panel, button } = await openChat(page);
  await page.emulateMedia({ media: "print" });
  await expect(panel).toBeHidden();
  await expect(button).toBeHidden();
  await page.emulateMedia({ media: "screen", forcedColors: "active" });
  const edges = await page
    .locator("[data-chat] > *, [data-sender] > p")
    .evaluateAll((all) => all.map((el) => getComputedStyle(el).borderTopWidth));
  expect(edges).toEqual(["1px", "1px", "1px"]);

  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();
  const { x, y } = await box(button);
  const isMenu = ({ x, y }: { x: number; y: number }) =>
    document.elementFromPoint(x + 20, y + 20)?.closest("dialog") !== null;
  expect(await page.evaluate(isMenu, { x, y })).toBe(true);
});

test("does not fade with the pages", async ({ page }) => {
  await open(page, "/");
  const { button, panel } = chatOn(page);
  await button.click();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = ((update: ViewTransitionUpdateCallback) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          seen.push((effect as KeyframeEffect).pseudoElement ?? "");
      });
      return transition;
    }) as typeof document.startViewTransition;
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page.locator("h1")).toBeFocused();
  const seen = () => (window as unknown as { seen: string[] }).seen;
  await expect.poll(async () => (await page.evaluate(seen)).join()).toContain("(root)");
  const faded = (await page.evaluate(seen)).filter((name) => /(old|new)\(chat/.test(name));
  expect(faded).toEqual([]);
  await expect(panel).toBeVisible();
});
