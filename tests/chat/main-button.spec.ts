import { chatOn } from "../support/chat-parts.ts";
import { expect, open, sharedTest as test } from "../support/fixtures.ts";
import { pageKinds } from "../support/page-kinds.ts";

/** What of the page's first call, and of those that lead to the same place, lies under the panel when it stands beside it. */
function coveredCalls(): string[] {
  const panel = document.querySelector("[data-panel]")?.getBoundingClientRect();
  if (!panel || panel.right > innerWidth) return ["There is no panel in sight."];
  const calls = [...document.querySelectorAll<HTMLAnchorElement>("main a[data-call]")].filter(
    ({ pathname }, _, [first]) => pathname === first?.pathname,
  );
  const covered = (call: HTMLElement) => {
    const { left, right, top, bottom } = call.getBoundingClientRect();
    return left < panel.right && right > panel.left && top < panel.bottom && bottom > panel.top;
  };
  const firstScreen = calls.filter(covered);
  const later = calls.filter((call) => {
    const { top, height } = call.getBoundingClientRect();
    const away = top + height / 2 - (panel.top + panel.height / 2);
    scrollBy({ top: away, behavior: "instant" });
    return covered(call);
  });
  scrollTo({ top: 0, behavior: "instant" });
  return [...firstScreen, ...later].map(({ textContent }) => textContent);
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
        [1280, 720],
        [1024, 768],
      ] as const) {
        await page.setViewportSize({ width, height });
        const isClear = () =>
          expect.poll(() => page.evaluate(coveredCalls), `${width} × ${height}`).toEqual([]);
        await is("open");
        await isClear();
        await minimize.click();
        await isClear();
        await expand.click();
      }
    });
});
