import { searchSettles } from "../../app/browser/constants.ts";
import { hostileMessages } from "../../app/islands/chat/hostile-messages.test-helper.ts";
import { labels } from "../../app/islands/search/texts.ts";
import { questions } from "../../app/search/buyer-questions.test-helper.ts";
import { site } from "../../app/site.ts";
import { kept, keptNothing } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { openSearch, searchOn } from "../support/search-parts.ts";
import { follow, sidewaysScroll } from "../support/visit.ts";

test("what buyers type is found, the best first", async ({ page }) => {
  const { input, chosen } = await openSearch(page);
  for (const asked of ["RAG chatbot", "hospital EHR rollout", "what is pmaas", "liability"]) {
    const [best = "", other = best] = questions.find((one) => one.asked === asked)?.pages ?? [];
    await input.fill(asked);
    await expect(chosen).toHaveAttribute("href", new RegExp(`^(${best}|${other})$`));
  }
});

test("results stand by kind, with the words that were found marked", async ({ page }) => {
  const { input, groups, options, list } = await openSearch(page);
  await input.fill("sharepo");
  await expect(list).toHaveAccessibleName(labels.results);
  await expect(groups.nth(0)).toHaveAccessibleName("Services");
  await expect(groups.nth(1)).toHaveAccessibleName("Case studies");
  const mark = options.first().locator("mark").first();
  await expect(mark).toHaveText("SharePoint");
  await expect(mark).toHaveCSS("text-decoration-line", "underline");
  await expect(mark).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("an empty query offers the page one came from, then what is near", async ({ page }) => {
  await open(page, "/about");
  await follow(page, "Contact", "/contact");
  await page.keyboard.press("/");
  const { groups, chosen, list } = searchOn(page);
  await expect(list).toHaveAccessibleName(labels.suggestions);
  await expect(groups.first()).toHaveAccessibleName(labels.recent);
  await expect(chosen).toHaveAttribute("href", "/about");
  await expect(groups.nth(1)).toHaveAccessibleName(labels.nearby);
  await expect(groups.last()).toHaveAccessibleName(labels.useful);
});

test("counts are announced once typing settles", async ({ page }) => {
  await page.clock.install({ time: new Date("2026-03-04T09:05:00") });
  await open(page, "/about");
  await page.clock.pauseAt(new Date("2026-03-04T09:06:00"));
  const { button, input, options, status } = searchOn(page);
  await button.click();
  await expect(input).toBeFocused();
  await input.pressSequentially("clou");
  await page.clock.runFor(searchSettles - 1);
  await expect(status).toBeEmpty();
  await input.press("d");
  await page.clock.runFor(searchSettles - 1);
  await expect(status).toBeEmpty();
  await page.clock.runFor(1);
  await expect(status).toHaveText(`${await options.count()} results`);
  await input.fill("zqxj");
  await page.clock.runFor(searchSettles);
  await expect(status).toHaveText(/^Nothing found for “zqxj”\. \d suggestions$/);
  await input.fill("");
  await page.clock.runFor(searchSettles);
  await expect(status).toBeEmpty();
});

test("where nothing is found there are pages, and a letter with the words in it", async ({
  page,
}) => {
  const { dialog, input, groups, options } = await openSearch(page);
  await input.fill("shrpnt");
  await expect(dialog.getByText("Nothing found for “shrpnt”.").first()).toBeVisible();
  await expect(groups.first()).toHaveAccessibleName(labels.nearest);
  await expect(options.first()).toContainText("SharePoint");
  const letter = dialog.locator(`a[href^="mailto:${site.mailboxes.info}"]`);
  await expect(letter).toHaveAttribute("href", /subject=.*shrpnt.*body=.*shrpnt/);
  await expect(dialog.locator('a[href="/contact"]')).toBeVisible();
});

test("the query survives closing and is gone with the next letter; nothing is stored", async ({
  page,
}) => {
  const { dialog, input, chosen } = await openSearch(page);
  await input.fill("cloud");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("/");
  await expect(input).toHaveValue("cloud");
  await expect(chosen).toContainText("Cloud Migration");
  await page.keyboard.type("l");
  await expect(input).toHaveValue("l");
  expect(await kept(page)).toEqual(keptNothing);
});

test("hostile queries leave it standing", async ({ page, witness }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { input, options, dialog } = await openSearch(page);
  for (const text of hostileMessages(60, 42)) {
    // Halves of characters would not survive the way to the browser as text.
    const points = [...text].map((letter) => letter.codePointAt(0) ?? 0);
    await input.evaluate((element: HTMLInputElement, points) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      write?.call(element, points.map((point) => String.fromCodePoint(point)).join(""));
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }, points);
    expect(await options.count()).toBeGreaterThan(0);
  }
  await expect(dialog.locator("script, img, style")).toHaveCount(0);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await dialog.evaluate((el) => el.scrollWidth - el.clientWidth)).toBeLessThanOrEqual(0);
  expect(witness.errors).toEqual([]);
  await input.fill("cloud");
  await expect(options.first()).toContainText("Cloud Migration");
});
