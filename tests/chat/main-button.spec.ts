import type { Page } from "@playwright/test";
import { chatOn } from "../support/chat-parts.ts";
import { expect, open, sharedTest as test } from "../support/fixtures.ts";
import { pageKinds } from "../support/page-kinds.ts";

/** What the page would have pressed: its filled buttons, and the dates to plan back from. */
const mainButtons = "main :is([data-call], [data-dates])";

/** What of it lies under the panel now; dates may, if between them and a button there is no room for it. */
function covered(selector: string): string[] {
  const panel = document.querySelector("[data-panel]")?.getBoundingClientRect();
  if (!panel || panel.right > innerWidth) return ["There is no panel in sight."];
  const level = [...document.querySelectorAll(selector)].filter((button) => {
    const { top, bottom, width } = button.getBoundingClientRect();
    return width && top < panel.bottom && bottom > panel.top;
  });
  const calls = level.filter((button) => button.matches("[data-call]"));
  const hasRoomBeside = (dates: Element) => {
    const { right } = dates.getBoundingClientRect();
    const next = calls.map((call) => call.getBoundingClientRect().left).filter((at) => at > right);
    return Math.min(innerWidth, ...next) - right > panel.width + 32;
  };
  return level
    .filter((button) => {
      const { left, right } = button.getBoundingClientRect();
      return left < panel.right && right > panel.left;
    })
    .filter((button) => calls.includes(button) || hasRoomBeside(button))
    .map(({ textContent }) => textContent ?? "");
}

/** Scrolls each to where the panel is, one after the other. */
function scrollsTo(page: Page) {
  return page.evaluate((selector) => {
    const panel = document.querySelector("[data-panel]")?.getBoundingClientRect();
    const middle = panel ? panel.top + panel.height / 2 : 0;
    const most = document.documentElement.scrollHeight - innerHeight;
    return [...document.querySelectorAll(selector)]
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width)
      .map(({ top, height }) => top + scrollY + height / 2 - middle)
      .map((top) => Math.round(Math.min(Math.max(top, 0), most)));
  }, mainButtons);
}

test("covers no main button of any kind of page, open or minimized", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { button, minimize, expand, is } = chatOn(page);
  for (const [kind, { path }] of Object.entries(pageKinds))
    await test.step(kind, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, path);
      await button.click();
      for (const [width, height] of [
        [1440, 900],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        const isClear = async () => {
          for (const top of new Set([0, ...(await scrollsTo(page))])) {
            await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), top);
            await expect
              .poll(() => page.evaluate(covered, mainButtons), `${width} × ${height}, from ${top}`)
              .toEqual([]);
          }
        };
        await is("open");
        await isClear();
        await minimize.click();
        await isClear();
        await expand.click();
      }
    });
});
