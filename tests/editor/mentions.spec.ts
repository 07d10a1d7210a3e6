import { choose, expect, inputAt, open, takeBack, test } from "./form.ts";
import { read, status } from "./site.ts";

const study = "cold-store-move";
const form = `case-studies/entries/${study}`;
const title = String(read(`case-studies/${study}.yaml`, "examples/brightwater").title);
const named = () => JSON.stringify(read("pages/about.yaml")).match(/"caseStudy":"[^"]+"/g);

test("a case study is deleted with what names it, and taken back as one", async ({ page }) => {
  await open(page, form);
  const before = named();
  await page.getByText("If this is deleted").click();
  await expect(page.getByText(/Deleting this also takes out: About: .*Leads 2/)).toBeVisible();

  await choose(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => named()?.length).toBe((before?.length ?? 0) - 1);
  await takeBack(page, `${title}: deleted`);
  expect(named()).toEqual(before);
  expect(status()).toEqual([]);
});

test("a deletion is refused with the reason, in names that people know; what follows from a change is said before it is saved", async ({
  page,
}) => {
  await open(page, "pages/entries/contact");
  await choose(page, "Delete");
  const said = page.waitForEvent("dialog");
  const deleting = page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  const dialog = await said;
  expect(dialog.message()).toMatch(/^This cannot be deleted\./);
  expect(dialog.message()).toMatch(/^Site, .*“\/contact”/m);
  expect(dialog.message()).not.toContain(".yaml");
  await dialog.accept();
  await deleting;
  await expect(page.locator(".toast .error"), "nothing else is said").toBeHidden();
  await page.getByRole("switch", { name: "Draft" }).click();
  await expect(page.getByText(/Before this can be saved: \d+\./)).toBeVisible();
  await expect(page.getByRole("status").getByText(/^Site, .*“\/contact”/)).toBeVisible();
  await page.getByRole("switch", { name: "Draft" }).click();
  await inputAt(page, "path").fill("/write-to-us");
  await expect(page.getByText(/Saving this also changes the name in: .*Site: /)).toBeVisible();
  expect(status()).toEqual([]);
});
