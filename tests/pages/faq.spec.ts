import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/fixtures.ts";

const answers = (page: Page) => page.locator("#faq details");
const openOnes = (page: Page) => page.locator("#faq details[open]");
const contentHeight = (page: Page, index: number) =>
  answers(page)
    .nth(index)
    .locator(":scope > div")
    .evaluate((answer) => answer.getBoundingClientRect().height);

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    for (const path of ["/", "/contact"])
      test(`on ${path} one answer is open at a time, the first at the start, and a second click closes it`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(path);
        await expect(answers(page)).toHaveCount(6);
        await expect(openOnes(page)).toHaveCount(1);
        await expect(answers(page).first()).toHaveAttribute("open");
        await answers(page).nth(3).locator("summary").click();
        await expect(answers(page).nth(3)).toHaveAttribute("open");
        await expect(openOnes(page)).toHaveCount(1);
        await answers(page).nth(3).locator("summary").click();
        await expect(openOnes(page)).toHaveCount(0);
        // By key as well.
        await answers(page).nth(1).locator("summary").press("Enter");
        await expect(answers(page).nth(1)).toHaveAttribute("open");
      });
  });

for (const reducedMotion of ["no-preference", "reduce"] as const)
  test(`an answer grows where motion is welcome (motion: ${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, "/contact");
    await answers(page).nth(2).locator("summary").hover();
    const { heights, duration } = await answers(page)
      .nth(2)
      .evaluate(async (box) => {
        const { transitionDuration } = getComputedStyle(box, "::details-content");
        box.querySelector("summary")?.click();
        // Frame by frame, until it has been the same for a while.
        const heights: number[] = [];
        for (let calm = 0; calm < 30; calm++) {
          const now = box.getBoundingClientRect().height;
          if (now !== heights.at(-1)) calm = 0;
          heights.push(now);
          await new Promise(requestAnimationFrame);
        }
        return { heights: new Set(heights).size, duration: transitionDuration };
      });
    if (reducedMotion === "reduce") expect(heights).toBe(1);
    else {
      expect(heights).toBeGreaterThan(3);
      expect(duration).toBe("0.3s, 0.3s");
    }
  });

/**
 * The packaged browser cannot search at all. Opening what holds a match is one algorithm of the HTML
 * standard, for a search as for a hash, and the text must be skipped by layout, not taken out of it.
 */
test("a closed answer opens for what is looked for in it", async ({ page }) => {
  await open(page, "/contact");
  const answer = answers(page).nth(4).locator("p");
  const content = await answers(page)
    .nth(4)
    .evaluate((details) => {
      const { display, contentVisibility } = getComputedStyle(details, "::details-content");
      return { display, contentVisibility };
    });
  expect(content).toEqual({ display: "block", contentVisibility: "hidden" });
  await answer.evaluate((text) => {
    text.id = "looked-for";
    window.location.hash = "looked-for";
  });
  await expect(answers(page).nth(4)).toHaveAttribute("open");
  await expect(openOnes(page)).toHaveCount(1);
  await expect(answer).toBeInViewport();
});

test("closed answers are printed", async ({ page }) => {
  await open(page, "/contact");
  await page.emulateMedia({ media: "print" });
  for (let index = 0; index < 6; index++) {
    expect(await contentHeight(page, index)).toBeGreaterThan(10);
    expect(
      await answers(page)
        .nth(index)
        .locator("p")
        .evaluate((answer) => answer.checkVisibility()),
    ).toBe(true);
  }
});

test("an address that names an answer opens it, below the header", async ({ page }) => {
  await open(page, "/contact#how-do-you-report-progress");
  const answer = answers(page).nth(5);
  await expect(answer).toHaveAttribute("open");
  await expect(openOnes(page)).toHaveCount(1);
  await expect(answer.locator("summary")).toBeInViewport({ ratio: 1 });
});
