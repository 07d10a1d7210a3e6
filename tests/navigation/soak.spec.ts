import type { CDPSession, Page } from "@playwright/test";
import { backToTopThreshold } from "../../app/browser/constants.ts";
import { chatOn } from "../support/chat-parts.ts";
import { expect, goBack, goForward, open, started, test } from "../support/fixtures.ts";
import { seeded } from "../support/seeded.ts";

/** 200 steps in all: half of them with motion, where pages fade and scroll, half without. */
const steps = 100;
const seeds = { "no-preference": 20261115, reduce: 20261116 };
const widths = [390, 768, 1440];

/**
 * Chromium shows the larger picture that it still has from a wider window, and then complains that
 * the smaller one was fetched for nothing. The walk changes the window; no page can know.
 */
const unusedPicture = /^warning: The resource \S+\/images\/\S+ was preloaded .* but not used/;

type Random = () => number;
const pick = <T>(random: Random, list: readonly T[]) => list[Math.floor(random() * list.length)];

const inside = 'a[href^="/"]:not([href*="."], [role="button"])';

/** What lies over a link although the page was scrolled to it: the chat, or a page that still fades. */
function coverOf(link: SVGElement | HTMLElement): "chat" | "page" | undefined {
  link.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = link.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  if (top === document.documentElement) return "page";
  const chat = top?.closest("[data-chat]");
  return chat && !chat.contains(link) ? "chat" : undefined;
}

/** What a visitor may do; each resolves once the page has answered. */
const actions: Record<string, (page: Page, random: Random) => Promise<void>> = {
  async link(page, random) {
    const links = page.locator(`${inside}:visible`);
    // The element itself: the links of a chat that is closed no longer count.
    const link = await links.nth(Math.floor(random() * (await links.count()))).elementHandle();
    if (!link) throw new Error("There is no link.");
    const target = new URL((await link.getAttribute("href")) ?? "/", page.url());
    await expect.poll(() => link.evaluate(coverOf)).not.toBe("page");
    if ((await link.evaluate(coverOf)) === "chat") await chatOn(page).close.click();
    await link.click();
    await link.dispose();
    await expect(page).toHaveURL(target.href);
  },
  async back(page) {
    const isInside = await page.evaluate(() => window.navigation.currentEntry?.index);
    if (isInside) await goBack(page);
  },
  async forward(page) {
    const canGo = await page.evaluate(() => window.navigation.canGoForward);
    if (canGo) await goForward(page);
  },
  async chat(page, random) {
    const { button, panel, input, minimize, expand, messages, send } = chatOn(page);
    if (!(await panel.isVisible())) {
      await button.click();
      await expect(input).toBeFocused();
    } else if (await expand.isVisible()) await expand.click();
    const text = pick(random, ["hello", "cloud migration", "🏦 <b>price</b>", "which location?"]);
    const before = await messages.count();
    await send(text ?? "");
    await expect(messages).not.toHaveCount(before);
    const next = pick(random, [minimize, button, undefined]);
    await next?.click();
  },
  async top(page) {
    const button = page.getByRole("button", { name: "Back to top" });
    const top = await page.evaluate(() => window.scrollY);
    if (top > backToTopThreshold) await button.click();
    await expect(button).toBeHidden();
  },
  async menu(page) {
    const open = page.getByRole("button", { name: "Open menu" });
    if (!(await open.isVisible())) return;
    await open.click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  },
  async question(page, random) {
    const questions = page.locator("details > summary:visible");
    const count = await questions.count();
    if (count) await questions.nth(Math.floor(random() * count)).click();
  },
  async scroll(page, random) {
    await page.evaluate((share) => {
      window.scrollTo({ top: share * document.documentElement.scrollHeight, behavior: "instant" });
    }, random());
  },
  async resize(page, random) {
    await page.setViewportSize({ width: pick(random, widths) ?? 1440, height: 900 });
  },
};

/** Resolves once the page that the address names stands there, by its own account, and has its script. */
async function settled(page: Page) {
  await started(page);
  await page.waitForFunction(() => {
    const { pathname } = window.location;
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
    return new URL(canonical).pathname === pathname && !document.activeViewTransition;
  });
}

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`${steps} steps at random: every page is whole, nothing is said on the console (motion: ${reducedMotion})`, async ({
    page,
    witness,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion });
    const random = seeded(seeds[reducedMotion]);
    await open(page, "/");
    const walk: string[] = [];

    for (let step = 0; step < steps; step++) {
      const name = pick(random, Object.keys(actions)) ?? "scroll";
      walk.push(`${name} from ${new URL(page.url()).pathname}`);
      await actions[name]?.(page, random);
      await settled(page);
      const trail = walk.slice(-5).join(", ");
      const { headings, letters } = await page.evaluate(() => ({
        headings: document.querySelectorAll("h1").length,
        letters: document.querySelector("main")?.innerText.length,
      }));
      expect(headings, trail).toBe(1);
      expect(letters, trail).toBeGreaterThan(200);
      const said = witness.messages.filter((message) => !unusedPicture.test(message));
      expect([...witness.errors, ...said], trail).toEqual([]);
    }
  });

/** How much the page holds once garbage is collected. */
async function held(session: CDPSession) {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const { detachedNodes } = await session.send("DOM.getDetachedDomNodes");
  return {
    listeners: metrics.find(({ name }) => name === "JSEventListeners")?.value ?? 0,
    detached: detachedNodes.length,
  };
}

test("a page that is used for long holds no more than at first", async ({ page }) => {
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/client-success-stories");
  const { button, panel, input, clear, minimize, expand, send, messages } = chatOn(page);
  const round = async () => {
    await button.click();
    await expect(input).toBeFocused();
    await send("cloud migration");
    await expect(messages).toHaveCount(3);
    await minimize.click();
    await expand.click();
    await clear.click();
    await expect(messages).toHaveCount(1);
    await button.click();
    await expect(panel).toHaveCount(0);
    await actions.menu?.(page, () => 0);
    for (const industry of ["Retail", "Healthcare", "All industries"])
      await page.locator("[data-filter] a", { hasText: industry }).click();
    await page.mouse.move(0, 0);
  };
  // What is loaded once is not growth.
  await round();
  const before = await held(session);
  for (let turn = 0; turn < 8; turn++) await round();
  // A collection may come a moment late; what is held for good is never let go.
  await expect
    .poll(async () => {
      const after = await held(session);
      return {
        listeners: Math.max(after.listeners, before.listeners),
        detached: Math.max(after.detached, before.detached),
      };
    })
    .toEqual(before);
});
