import type { Page } from "@playwright/test";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";

const answers = (page: Page) => page.locator("#faq details");
const openOnes = (page: Page) => page.locator("#faq details[open]");

/** The browser keeps one open by itself, with script or without. */
async function expectOneAtATime(page: Page) {
  await expect(answers(page)).toHaveCount(6);
  await expect(openOnes(page)).toHaveCount(1);
  await expect(answers(page).first()).toHaveAttribute("open");
  await answers(page).nth(3).locator("summary").click();
  await expect(answers(page).nth(3)).toHaveAttribute("open");
  await expect(openOnes(page)).toHaveCount(1);
  await answers(page).nth(3).locator("summary").click();
  await expect(openOnes(page)).toHaveCount(0);
  await answers(page).nth(1).locator("summary").press("Enter");
  await expect(answers(page).nth(1)).toHaveAttribute("open");
}

sharedTest("one answer is open at a time, and grows where motion is welcome", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/contact");
  await expectOneAtATime(page);

  // Its height is a transition of the stylesheet, which stands still where motion is not wanted.
  for (const [reducedMotion, duration] of [
    ["no-preference", "0.3s, 0.3s"],
    ["reduce", "0s"],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const found = await answers(page)
      .nth(2)
      .evaluate((answer) => getComputedStyle(answer, "::details-content").transitionDuration);
    expect(found).toBe(duration);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("one answer is open at a time on the home page", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expectOneAtATime(page);
  });
});

sharedTest("an answer opens for its address and for a search, and is printed", async ({ page }) => {
  await open(page, "/contact#how-do-you-report-progress");

  await sharedTest.step("for its address, below the header", async () => {
    await expect(answers(page).nth(5)).toHaveAttribute("open");
    await expect(openOnes(page)).toHaveCount(1);
    await expect(answers(page).nth(5).locator("summary")).toBeInViewport({ ratio: 1 });
  });

  /*
   * The tests' browser cannot search at all. Opening what holds a match is one algorithm of the HTML
   * standard, for a search as for a hash, and the text must be skipped by layout, not taken out of it.
   */
  await sharedTest.step("for what is looked for in it", async () => {
    const answer = answers(page).nth(4);
    const content = await answer.evaluate((details) => {
      const { display, contentVisibility } = getComputedStyle(details, "::details-content");
      return { display, contentVisibility };
    });
    expect(content).toEqual({ display: "block", contentVisibility: "hidden" });
    await answer.locator("p").evaluate((text) => {
      text.id = "looked-for";
      window.location.hash = "looked-for";
    });
    await expect(answer).toHaveAttribute("open");
    await expect(openOnes(page)).toHaveCount(1);
    await expect(answer.locator("p")).toBeInViewport();
  });

  await sharedTest.step("closed answers are printed", async () => {
    await page.emulateMedia({ media: "print" });
    const printed = await page
      .locator("#faq details > div")
      .evaluateAll((all) =>
        all.filter(
          (answer) =>
            answer.getBoundingClientRect().height > 10 &&
            answer.querySelector("p")?.checkVisibility(),
        ),
      );
    expect(printed).toHaveLength(6);
  });
});
