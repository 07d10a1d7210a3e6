import type { Page } from "@playwright/test";
import { box, chatOn, openLiveChat } from "../support/chat-parts.ts";
import { expect, open, sharedTest as test } from "../support/fixtures.ts";

/** What lies under the button or the panel when it has the focus, down the page and back. */
function coveredWhenFocused(page: Page): Promise<(string | null)[]> {
  return page.evaluate(async () => {
    const isCovered = (focused: Element) => {
      const a = focused.getBoundingClientRect();
      const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      const floating = document.querySelectorAll("[data-chat] > button, [data-chat] [data-panel]");
      return [...floating].some((one) => {
        const b = one.getBoundingClientRect();
        const isOver = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        // Of what is too tall, the top counts.
        const isTooTall = a.height > b.top - header - 16;
        return isOver && !(isTooTall && a.top + 8 < b.top);
      });
    };
    const all = document.querySelectorAll<HTMLElement>(":is(main, footer) :is(a, button, summary)");
    const places = [...all].filter((place) => place.checkVisibility()).slice(0, 50);
    const covered: (string | null)[] = [];
    let visited = 0;
    for (const place of [...places, ...places.reverse()]) {
      place.focus();
      if (document.activeElement !== place) continue;
      visited++;
      // The panel may have to give way first.
      for (let wait = 0; wait < 50 && isCovered(place); wait++)
        await new Promise((done) => setTimeout(done, 10));
      if (isCovered(place)) covered.push(place.textContent);
    }
    return visited > 70 ? covered : [`Only ${visited} places took the focus.`];
  });
}

test("what has the focus is never under the chat", async ({ page }) => {
  await open(page, "/services");
  const { button, panel, input, minimize } = chatOn(page);
  for (const [state, width] of [
    ["closed", 390],
    ["closed", 1440],
    ["open", 768],
    ["open", 1440],
    ["minimized", 1440],
  ] as const)
    await test.step(`${state}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      if (state !== "closed") {
        // It has given way before: opened anew.
        if (await panel.count()) await button.click();
        await button.click();
        await expect(input).toBeFocused();
      }
      if (state === "minimized") await minimize.click();
      expect(await coveredWhenFocused(page)).toEqual([]);
    });
});

test("the page stands still under a pointer that presses a half covered link", async ({ page }) => {
  const { panel } = await openLiveChat(page, "/case-study/azure-cloud-migration");
  const link = page.getByRole("link", { name: "More Success Stories" });
  const visible = 8;
  const top = (await box(link)).y - (await box(panel)).y + visible;
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  const { x, y } = await box(link);
  await page.mouse.click(x + 40, y + visible / 2);
  await expect(page).toHaveURL("/client-success-stories");
});
