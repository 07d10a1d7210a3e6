import type { Page } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { questionPath } from "../../app/lib/paths.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";

const { faq } = content;

/** The last one, and one before it that is neither open at first nor asked for. */
const last = faq.length - 1;
const other = last - 1;
const address = questionPath(content, faq[last]?.question ?? "") ?? "";

const answers = (page: Page) => page.locator("#faq details");
const openOnes = (page: Page) => page.locator("#faq details[open]");

test.beforeEach(() => {
  needed(address || undefined, "page that answers questions");
  needed(faq[2], "third question");
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  // The browser does it by itself.
  test("one answer is open at a time", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(address.split("#")[0] ?? "");
    await expect(answers(page)).toHaveCount(faq.length);
    await expect(openOnes(page)).toHaveCount(1);
    await expect(answers(page).first()).toHaveAttribute("open");
    await answers(page).nth(other).locator("summary").click();
    await expect(answers(page).nth(other)).toHaveAttribute("open");
    await expect(openOnes(page)).toHaveCount(1);
    await answers(page).nth(other).locator("summary").press("Enter");
    await expect(openOnes(page)).toHaveCount(0);
  });
});

sharedTest("an answer opens for its address and for a search, and is printed", async ({ page }) => {
  await open(page, address);

  await sharedTest.step("for its address, below the header", async () => {
    await expect(answers(page).nth(last)).toHaveAttribute("open");
    await expect(openOnes(page)).toHaveCount(1);
    await expect(answers(page).nth(last).locator("summary")).toBeInViewport({ ratio: 1 });
  });

  /*
   * The tests' browser cannot search at all. Opening what holds a match is one algorithm of the HTML
   * standard, for a search as for a hash, and the text must be skipped by layout, not taken out of it.
   */
  await sharedTest.step("for what is looked for in it", async () => {
    const answer = answers(page).nth(other);
    const content = await answer.evaluate((details) => {
      const { display, contentVisibility } = getComputedStyle(details, "::details-content");
      return { display, contentVisibility };
    });
    expect(content).toEqual({ display: "block", contentVisibility: "hidden" });
    const text = answer.locator("p, li").first();
    await text.evaluate((text) => {
      text.id = "looked-for";
      window.location.hash = "looked-for";
    });
    await expect(answer).toHaveAttribute("open");
    await expect(openOnes(page)).toHaveCount(1);
    await expect(text).toBeInViewport();
  });

  // Its height is a transition of the stylesheet.
  await sharedTest.step("under the pointer it grows, where motion is welcome", async () => {
    await answers(page).first().locator("summary").hover();
    for (const [reducedMotion, duration] of [
      ["no-preference", "0.3s, 0.3s"],
      ["reduce", "0s"],
    ] as const) {
      await page.emulateMedia({ reducedMotion });
      const found = answers(page)
        .first()
        .evaluate((answer) => getComputedStyle(answer, "::details-content").transitionDuration);
      expect(await found).toBe(duration);
    }
  });

  await sharedTest.step("closed answers are printed", async () => {
    await page.emulateMedia({ media: "print" });
    const printed = await page
      .locator("#faq details > :not(summary)")
      .evaluateAll((all) => all.filter((text) => text.getBoundingClientRect().height > 10));
    expect(printed).toHaveLength(faq.length);
  });
});
