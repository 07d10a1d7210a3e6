import type { Browser } from "@playwright/test";
import { drawn, twoFrames } from "../support/drawn.ts";
import { expect, test } from "../support/fixtures.ts";

/** A visit to a page; the first so many browsers tell its observers nothing, as those that draw no more. */
function visitWith(stopping: number, browsers: Set<Browser | null>) {
  return drawn(async ({ page }) => {
    browsers.add(page.context().browser());
    if (browsers.size <= stopping)
      await page.addInitScript(() => {
        IntersectionObserver.prototype.observe = () => {};
      });
    await page.goto("/");
    await twoFrames(page, 2000);
  });
}

test("a browser that stops drawing is replaced once, and the next one fails the test", async ({
  page,
  pageLog,
  playwright,
}) => {
  const [first, second] = [new Set<Browser | null>(), new Set<Browser | null>()];
  await visitWith(1, first)({ page, pageLog, playwright });
  expect(first.size).toBe(2);
  const visit = visitWith(Number.POSITIVE_INFINITY, second)({ page, pageLog, playwright });
  await expect(visit).rejects.toThrow("is not drawn any more");
  expect(second.size).toBe(2);
});
