import { AxeBuilder } from "@axe-core/playwright";
import { expect, field, open, save, shownPage, sound, takeBack, test } from "./form.ts";
import { diff, status } from "./site.ts";

/** Rules of axe that the tool itself breaks, in its own parts. */
const knownFaultsOfTheTool = ["meta-viewport", "region"];

test("a headline and a figure are seen on their pages, and taken back", async ({ page }) => {
  await open(page, "services/entries/plan-review");
  await field(page, "Description").fill(
    "Two weeks, four pages and a straight answer, given to your board in an hour.",
  );
  await save(page);
  expect(diff(), "one line").toHaveLength(2);
  await expect(shownPage(page).getByText("given to your board in an hour.").first()).toBeVisible();

  await open(page, "figures-and-facts/entries/claims-yaml");
  await page.getByRole("button", { name: "Expand", exact: true }).nth(1).click();
  await field(page, "Value").fill("41 of 46");
  await save(page);
  await expect(shownPage(page).getByText("41 of 46").first()).toBeVisible();
  expect(status()).toEqual(["M content/claims.yaml", "M content/services/plan-review.yaml"]);

  await takeBack(page, "Plan review: Description");
  expect(status()).toEqual(["M content/claims.yaml"]);
});

test("straight quotes, double spaces and hyphens for a dash are mended, and that is said", async ({
  page,
}) => {
  await open(page, "services/entries/cost-review");
  await field(page, "Lead").fill('We say "no" early -- it\'s  cheaper.');
  await expect(
    page.getByText("Saving this mends quotes, spaces or dashes in: Lead."),
  ).toBeVisible();
  await save(page);
  const [line] = diff().filter((one) => one.startsWith("+"));
  expect(line).toContain("We say “no” early – it’s cheaper.");
});

test("the keyboard alone is enough, and axe finds nothing of ours", async ({ page }) => {
  await open(page, "services/entries/programme-recovery");
  await field(page, "Title").focus();
  await page.keyboard.press("Tab");
  const lead = field(page, "Lead");
  const isThere = () => lead.evaluate((one) => one === document.activeElement);
  for (let step = 0; step < 40 && !(await isThere()); step++) await page.keyboard.press("Tab");
  await page.keyboard.press("End");
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Nobody waits.");
  await expect(page.getByText(sound)).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Entry saved.")).toBeVisible();
  expect(diff()).toHaveLength(2);
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(violations.map(({ id }) => id)).toEqual(knownFaultsOfTheTool);
});
