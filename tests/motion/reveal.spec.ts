import type { Page } from "@playwright/test";
import {
  revealBlockDelays,
  revealDivisor,
  revealMotion,
  revealShare,
  revealStagger,
  scrollThrottle,
} from "../../app/browser/constants.ts";
import { drawn } from "../support/drawn.ts";
import { expect, open, test } from "../support/fixtures.ts";

const height = 900;
test.use({ viewport: { width: 1440, height } });

const process = "#process ol";

/** Puts the top of an element so many px below the top of the screen, in one jump. */
async function putTop(page: Page, selector: string, top: number): Promise<void> {
  await page.locator(selector).evaluate((element, top) => {
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - top);
  }, top);
}

const setHeight = (page: Page, selector: string, px: number) =>
  page.locator(selector).evaluate((element: HTMLElement, px) => {
    element.style.height = `${px}px`;
  }, px);

test("a short element appears by its visible share alone", async ({ page }) => {
  await open(page, "/");
  await setHeight(page, process, 400);
  const due = revealShare * 400;
  // Far too low for the other trigger, which stays silent.
  expect(height - due).toBeGreaterThan(height / revealDivisor + 50);
  await putTop(page, process, height - due + 1);
  await drawn(page);
  await expect(page.locator(process)).toHaveClass(/waiting/);
  await putTop(page, process, height - due - 1);
  await expect(page.locator(process)).toHaveClass(/animated/);
});

test("a tall element appears by its top alone", async ({ page }) => {
  await open(page, "/");
  await setHeight(page, process, 9000);
  const due = height / revealDivisor;
  // Far too little of it is seen for the other trigger.
  expect((height - due) / 9000).toBeLessThan(revealShare / 2);
  await putTop(page, process, due + 1);
  await drawn(page);
  await expect(page.locator(process)).toHaveClass(/waiting/);
  await putTop(page, process, due - 1);
  await expect(page.locator(process)).toHaveClass(/animated/);
});

test(`scrolling is looked at once, then every ${scrollThrottle} ms, and the last position counts`, async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/");
  await page.clock.pauseAt(Date.now() + 60_000);
  await setHeight(page, process, 9000);
  await putTop(page, process, 800);
  await drawn(page);
  await putTop(page, process, 700);
  await drawn(page);
  await expect(page.locator(process)).toHaveClass(/waiting/);
  await page.clock.runFor(scrollThrottle - 1);
  await expect(page.locator(process)).toHaveClass(/waiting/);
  await page.clock.runFor(1);
  await expect(page.locator(process)).toHaveClass(/animated/);
});

/** Delays in ms and the rest of the timing, of what runs on the children of a list. */
async function timings(page: Page, selector: string) {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  });
  await putTop(page, selector, 740);
  await expect(page.locator(selector)).toHaveClass(/animated/);
  return page.locator(selector).evaluate((element) =>
    [...element.children].map((item) => {
      const bar = item.querySelector("[data-bar], [data-run], [data-grow]")?.getAnimations()[0];
      const [own] = item.getAnimations();
      return {
        delay: own?.effect?.getTiming().delay,
        duration: own?.effect?.getTiming().duration,
        bar: bar?.effect?.getTiming().delay,
      };
    }),
  );
}

const staggered = (rhythm: string, count: number) =>
  Array.from({ length: count }, (_, index) => index * (revealStagger[rhythm] ?? 0));

for (const { path, selector, delays, bars } of [
  { path: "/", selector: process, delays: staggered("process", 6) },
  { path: "/", selector: "#case-studies [data-reveal=items]", delays: staggered("items", 6) },
  { path: "/", selector: "[data-reveal=blocks]:not(#contact *)", delays: revealBlockDelays },
  { path: "/about", selector: ".practice-years", delays: staggered("items", 5), bars: true },
  {
    path: "/client-success-stories",
    selector: "#contact > div",
    delays: revealBlockDelays.slice(0, 3),
  },
])
  test(`${selector} on ${path} appears after ${delays} ms`, async ({ page }) => {
    await open(page, path);
    expect(await timings(page, selector)).toEqual(
      delays.map((delay) => ({
        delay,
        duration: revealMotion.duration,
        bar: bars ? delay : undefined,
      })),
    );
  });

test("testimonials below the fold appear one after the other, each with its bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/testimonials");
  const cards = page.locator("[data-reveal=items] > li");
  await expect(cards.first()).not.toHaveClass(/waiting/);
  await expect(cards.last()).toHaveClass(/waiting/);
  for (let index = 0; index < 8; index++) {
    await putTop(page, `[data-reveal=items] > li:nth-child(${index + 1})`, 600);
    await expect(cards.nth(index)).toHaveClass(/animated/);
  }
});
