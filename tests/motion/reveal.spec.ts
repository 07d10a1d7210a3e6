import type { Page } from "@playwright/test";
import { bandsOfKind, pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import {
  revealBlockDelays,
  revealDivisor,
  revealMotion,
  revealShare,
  revealStagger,
} from "../../app/browser/constants.ts";
import { content } from "../../app/content/content.ts";
import { drawn, scrollThrough, twoFrames } from "../support/drawn.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { expectNoVisibleShift, watchShifts } from "../support/layout-shifts.ts";
import { anyPage, caseStudyList, servicesPage, study, studyPage } from "../support/places.ts";

/** When elements appear. Shares, heights, delays and the throttle are tables of Vitest's. */

const height = 900;
test.use({ viewport: { width: 1440, height } });

const process = "#process ol";
const hasProcess = pathOfKind("process") === "/";

/** Puts the top of an element so many px below the top of the screen, in one jump. */
async function putTop(page: Page, selector: string, top: number): Promise<void> {
  await page.locator(selector).evaluate((element, top) => {
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - top);
  }, top);
}

for (const { name, px, due } of [
  {
    name: "a short element appears by its visible share",
    px: 400,
    due: height - revealShare * 400,
  },
  { name: "a tall element appears by its top", px: 9000, due: height / revealDivisor },
])
  test(`${name} alone`, async ({ page }) => {
    test.skip(!hasProcess, "Home has no steps.");
    await open(page, "/");
    await page.locator(process).evaluate((element: HTMLElement, px) => {
      element.style.height = `${px}px`;
    }, px);
    await putTop(page, process, due + 1);
    await twoFrames(page);
    await expect(page.locator(process)).toHaveClass(/waiting/);
    await putTop(page, process, due - 1);
    await expect(page.locator(process)).toHaveClass(/animated/);
  });

const practicesPage = pathOfKind("practices");
const [practices] = bandsOfKind("practices");
const [studies] = bandsOfKind("case-studies");

const staggered = (rhythm: string, count: number) =>
  Array.from({ length: count }, (_, index) => index * (revealStagger[rhythm] ?? 0));

/** Heading and text, then figures and how they were measured, where there are such. */
const call = content.pages
  .find(({ path }) => path === caseStudyList)
  ?.bands.find((one) => one.band === "closing-call");
const blocksOfCall = call ? 2 + Number(call.figures.length > 0) + Number("measured" in call) : 0;

const lists: Record<string, Record<string, readonly number[]>> = {
  "/": {
    ...(hasProcess && { [process]: staggered("process", content.processSteps.length) }),
    ...(studies && {
      "#case-studies [data-reveal=items]": staggered(
        "items",
        Math.min(studies.count, content.caseStudies.length),
      ),
    }),
    ...(content.recognition.length > 0 && {
      "[data-reveal=blocks]:not(#contact *)": revealBlockDelays.slice(
        0,
        content.recognition.length,
      ),
    }),
  },
  ...(practices && {
    [practicesPage]: { ".practice-years": staggered("items", practices.practices.length) },
  }),
  ...(study && {
    [caseStudyList]: { "#contact [data-reveal=blocks]": revealBlockDelays.slice(0, blocksOfCall) },
  }),
};

const withBars = [process, ".practice-years"];

for (const [path, delays] of Object.entries(lists))
  test(`lists of ${path} appear in their rhythm`, async ({ page }) => {
    // Each animation stands at its start, where it can be asked for its timing.
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (...args) {
        const animation = animate.apply(this, args);
        animation.pause();
        return animation;
      };
    });
    for (const [selector, expected] of Object.entries(delays)) {
      await open(page, path);
      await putTop(page, selector, 740);
      await expect(page.locator(selector)).toHaveClass(/animated/);
      const found = await page.locator(selector).evaluate((element) =>
        [...element.children].map((item) => {
          const bar = item.querySelector("[data-bar], [data-run], [data-grow]");
          const [own, bars] = [item, bar].map((one) =>
            one?.getAnimations()[0]?.effect?.getTiming(),
          );
          return { delay: own?.delay, duration: own?.duration, bar: bars?.delay };
        }),
      );
      const { duration } = revealMotion;
      expect(found, selector).toEqual(
        expected.map((delay) => ({
          delay,
          duration,
          bar: withBars.includes(selector) ? delay : undefined,
        })),
      );
    }
  });

for (const width of [390, 1440])
  test(
    `at ${width} px nothing above the fold ever waits, everything does appear, nothing shifts`,
    drawn(async ({ page, pageLog }) => {
      const waiting = page.locator(".waiting");
      await page.setViewportSize({ width, height });
      // From before the script: no frame may show a hole.
      await watchShifts(page);
      const pages = ["/", anyPage, servicesPage, pathOfKind("quotes-in-time"), studyPage];
      for (const path of pages.filter(Boolean)) {
        await open(page, path);
        // A short page may have nothing below the fold.
        const below = await page
          .locator("[data-reveal]")
          .evaluateAll((all) => all.some((one) => one.getBoundingClientRect().top >= innerHeight));
        // After an error all is shown at once, so it is the first thing to know.
        expect(pageLog.errors, path).toEqual([]);
        if (below) await expect(waiting.first(), path).toBeAttached();
        const { tops, rhythms } = await page.evaluate(() => ({
          tops: Array.from(
            document.querySelectorAll(".waiting"),
            (one) => one.getBoundingClientRect().top,
          ),
          rhythms: Array.from(
            document.querySelectorAll<HTMLElement>("[data-reveal]"),
            (one) => one.dataset.reveal,
          ),
        }));
        expect(Math.min(...tops), path).toBeGreaterThanOrEqual(height);
        expect(["", "blocks", "items", "process"]).toEqual(expect.arrayContaining(rhythms));

        await scrollThrough(page, height);
        await expect(waiting, path).toHaveCount(0);
        await expect(page.locator("[data-reveal]:not(.animated)")).toHaveCount(0);
        await expectNoVisibleShift(page, path);
      }
      expect(pageLog.errors).toEqual([]);
    }),
  );
