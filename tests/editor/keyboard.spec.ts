import { AxeBuilder } from "@axe-core/playwright";
import { expect, field, open, sound, test } from "./form.ts";
import { diff } from "./site.ts";

/** Rules of axe that the tool itself breaks, in its own parts. */
const knownFaultsOfTheTool = ["meta-viewport", "region"];

test("the keyboard alone is enough, and axe finds nothing of ours", async ({ page }) => {
  await open(page, "services/entries/programme-recovery");
  await field(page, "Description").focus();
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
