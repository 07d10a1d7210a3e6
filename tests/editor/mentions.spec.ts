import { choose, expect, open, test } from "./form.ts";
import { status } from "./site.ts";

test("an entry that others name is not deleted, and they are listed", async ({ page }) => {
  await open(page, "case-studies/entries/berth-planning");
  await choose(page, "Delete");
  const said = page.waitForEvent("dialog");
  const deleting = page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const dialog = await said;
  expect(dialog.message()).toContain("content/pages/about.yaml");
  await dialog.accept();
  await deleting;
  expect(status()).toEqual([]);
});
