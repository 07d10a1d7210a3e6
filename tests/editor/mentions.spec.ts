import { choose, expect, inputAt, open, save, sound, takeBack, test } from "./form.ts";
import { read, status } from "./site.ts";

const study = "cold-store-move";
const form = `case-studies/entries/${study}`;
const title = String(read(`case-studies/${study}.yaml`, "examples/brightwater").title);
const named = () => JSON.stringify(read("pages/about.yaml")).match(/"caseStudy":"[^"]+"/g);

test("a case study is deleted and renamed with what names it, each taken back as one", async ({
  page,
}) => {
  test.slow();
  await open(page, form);
  const before = named();
  await page.getByText("If this is deleted").click();
  await expect(page.getByText(/Deleting this also takes out: About: .*Leads 2/)).toBeVisible();

  await choose(page, "Delete");
  const deleted = page.waitForEvent("load");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await deleted;
  expect(named()).toHaveLength((before?.length ?? 0) - 1);
  await takeBack(page, `${title}: deleted`);
  expect(named()).toEqual(before);
  expect(status()).toEqual([]);

  await open(page, form);
  await choose(page, "Edit Slug");
  await page.getByRole("button", { name: "Edit Slug" }).click();
  await page.getByRole("textbox", { name: "Slug" }).fill("cold-store");
  await page.keyboard.press("Enter");
  const loaded = page.waitForEvent("load");
  await save(page);
  expect(named()).toContain('"caseStudy":"cold-store"');
  expect(read("case-studies/cold-store.yaml").formerly).toEqual([`/case-study/${study}`]);
  await loaded;
  await expect(page).toHaveURL(/\/cold-store$/);
  await expect(page.getByText(sound)).toBeVisible();
  await takeBack(page, `${title}: another address`);
  expect(status()).toEqual([]);
});

test("what follows from a change is said before it is saved", async ({ page }) => {
  await open(page, "pages/entries/our-work");
  await inputAt(page, "path").fill("/work");
  await expect(page.getByText(/Saving this also changes the name in: .*Home: /)).toBeVisible();
});

test("a deletion is refused with the reason, in names that people know", async ({ page }) => {
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
  expect(status()).toEqual([]);
});
