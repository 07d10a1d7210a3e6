import type { Page } from "@playwright/test";
import { chatOn } from "../support/chat-parts.ts";
import { expect, goBack, goForward, open, started, test } from "../support/fixtures.ts";
import { seeded } from "../support/seeded.ts";

const steps = 30;
const random = seeded(20261115);
const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;

/**
 * Chromium shows the larger picture that it still has from a wider window, and then complains that
 * the smaller one was fetched for nothing. The walk changes the window; no page can know.
 */
const unusedPicture = /^warning: The resource \S+\/images\/\S+ was preloaded .* but not used/;

/** What a visitor may do; each resolves once the page has answered. */
const actions: Record<string, (page: Page) => Promise<unknown>> = {
  async link(page) {
    const { panel, close } = chatOn(page);
    // It may lie on the link.
    if (await panel.isVisible()) await close.click();
    const links = page.locator('a[href^="/"]:not([href*="."], [role="button"]):visible');
    const link = links.nth(Math.floor(random() * (await links.count())));
    const target = new URL((await link.getAttribute("href")) ?? "/", page.url());
    await link.click();
    await expect(page).toHaveURL(target.href);
  },
  async back(page) {
    const isInside = await page.evaluate(() => window.navigation.currentEntry?.index);
    if (isInside) await goBack(page);
  },
  async forward(page) {
    if (await page.evaluate(() => window.navigation.canGoForward)) await goForward(page);
  },
  async chat(page) {
    const { button, panel, input, minimize, expand, messages, send } = chatOn(page);
    if (!(await panel.isVisible())) {
      await button.click();
      await expect(input).toBeFocused();
    } else if (await expand.isVisible()) await expand.click();
    const before = await messages.count();
    await send(pick(["hello", "cloud migration", "🏦 <b>price</b>", "which location?"]));
    await expect(messages).not.toHaveCount(before);
    await pick([minimize, button, undefined])?.click();
  },
  scroll: (page) =>
    page.evaluate((share) => {
      window.scrollTo({ top: share * document.documentElement.scrollHeight, behavior: "instant" });
    }, random()),
  resize: (page) => page.setViewportSize({ width: pick([390, 768, 1440]), height: 900 }),
};

/** Resolves once the page that the address names stands there, by its own account, and has its script. */
async function settled(page: Page) {
  await started(page);
  await page.waitForFunction(() => {
    const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
    return new URL(canonical).pathname === location.pathname && !document.activeViewTransition;
  });
}

test(`${steps} steps at random: every page is whole, and nothing is said on the console`, async ({
  page,
  pageLog,
}) => {
  await open(page, "/");
  const walk: string[] = [];
  for (let step = 0; step < steps; step++) {
    const name = pick(Object.keys(actions));
    walk.push(`${name} from ${new URL(page.url()).pathname}`);
    await actions[name]?.(page);
    await settled(page);
    const trail = walk.slice(-5).join(", ");
    await expect(page.locator("h1"), trail).toHaveCount(1);
    const { length: letters } = await page.locator("main").innerText();
    expect(letters, trail).toBeGreaterThan(200);
    const said = pageLog.messages.filter((message) => !unusedPicture.test(message));
    expect([...pageLog.errors, ...said], trail).toEqual([]);
  }
});
