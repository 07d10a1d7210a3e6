import { choose, expect, goTo, inputAt, open, save, sound, takeBack, test } from "./form.ts";
import { read, status, touched, write } from "./site.ts";

const study = "cold-store-move";
const form = `case-studies/entries/${study}`;
const title = String(read(`case-studies/${study}.yaml`, "examples/brightwater").title);
/** Names the case study. */
const about = "content/pages/about.yaml";
const named = () => JSON.stringify(read("pages/about.yaml")).match(/"caseStudy":"[^"]+"/g);

test("a case study is renamed and deleted with what names it, each taken back as one", async ({
  page,
}) => {
  touched.add(about);
  await open(page, form);
  const before = named();
  await page.getByText("If this is deleted").click();
  await expect(page.getByText(/Deleting this also takes out: About: .*Leads 2/)).toBeVisible();

  await choose(page, "Edit Slug");
  await page.getByRole("textbox", { name: "Slug" }).fill("cold-store");
  await save(page);
  expect(named()).toContain('"caseStudy":"cold-store"');
  expect(read("case-studies/cold-store.yaml").formerly).toEqual([`/case-study/${study}`]);
  await page.waitForEvent("load");
  await expect(page.getByText(sound), "the form is that of the new name").toBeVisible();
  await takeBack(page, `${title}: another address`);
  expect(status()).toEqual([]);

  await open(page, form);
  await choose(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.waitForEvent("load");
  expect(named()).toHaveLength((before?.length ?? 0) - 1);
  await takeBack(page, `${title}: deleted`);
  expect(named()).toEqual(before);
  expect(status()).toEqual([]);
});
