import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { labelOf, nodeFor } from "../../app/content/schema/nodes.ts";
import {
  choose,
  expect,
  field,
  open,
  save,
  saveButton,
  shownPage,
  sound,
  takeBack,
  test,
} from "./form.ts";
import { address, diff, inCopy, status, write } from "./site.ts";

test.use({ seesPage: true });

/** The one place that says how the entry is. */
const panel = (page: Page) => page.locator('[data-key-path="check"]');
const toMend = (page: Page) => panel(page).getByRole("button", { name: /: / });
const draft = (page: Page) => page.getByRole("switch", { name: "Draft" });
const mayBeSaved = "A draft may be saved as it is.";

test("an entry says one thing in every state: empty, wrong, mended, saved, deleted", async ({
  page,
}) => {
  await page.goto(`${address}/edit#/collections/services/new`);
  await expect(draft(page), "what is new is a draft").toBeChecked();
  await expect(panel(page)).toContainText("Before this can be saved: 1.");
  await expect(toMend(page)).toHaveText(["Title: is missing."]);
  await expect(page.locator('[data-key-path="lead"]'), "no more is marked").toHaveCSS(
    "box-shadow",
    "none",
  );
  await saveButton(page).click();
  await expect(field(page, "Title")).toBeFocused();

  await field(page, "Title").fill("???");
  await expect(toMend(page)).toHaveText([
    "Title: needs a letter or a digit, because the address is made from it.",
  ]);
  await field(page, "Title").fill("Second look");
  await expect(panel(page)).toContainText(mayBeSaved);
  await save(page);
  await expect(field(page, "Title"), "the cursor is where it was").toBeFocused();
  await expect(panel(page)).toContainText(mayBeSaved);
  await expect(shownPage(page).getByText("Second look, Lead: is missing.")).toBeVisible();
  await toMend(page).filter({ hasText: "Lead" }).click();
  await expect(field(page, "Lead")).toBeFocused();
  expect(status()).toEqual(["?? content/services/second-look.yaml"]);

  await draft(page).click();
  await expect(panel(page)).not.toContainText(mayBeSaved);
  const count = await toMend(page).count();
  await expect(panel(page)).toContainText(`Before this can be saved: ${count}.`);
  await expect(panel(page)).not.toContainText(sound);
  await draft(page).click();
  await expect(panel(page)).toContainText(mayBeSaved);

  for (const list of ["all-services", "services"]) {
    await page.goto(`${address}/edit#/collections/${list}`);
    await expect(page.getByText("Draft: Second look"), list).toBeVisible();
  }
  await page.goto(`${address}/edit#/collections/services/entries/second-look`);
  await choose(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Draft: Second look")).toHaveCount(0);
  expect(status()).toEqual([]);
});

test("what was wrong before a reload is not said after it", async ({ page }) => {
  const file = "content/testimonials.yaml";
  await open(page, "clients-and-voices/entries/testimonials-yaml");
  await page.getByRole("button", { name: "Expand", exact: true }).first().click();
  await field(page, "Role").fill("");
  await expect(panel(page)).toContainText("Before this can be saved: 1.");
  const theirs = readFileSync(inCopy(file), "utf8").replace("Operations director", "Director");
  write(file, theirs);
  // Whoever comes back to the window is told; others, within a minute.
  const reload = page.getByRole("button", { name: "Reload Entry" });
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(reload).toBeVisible({ timeout: 1000 });
  }).toPass();
  await reload.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Reload/ })
    .click();
  await expect(field(page, "Role")).toHaveValue("Director");
  await expect(panel(page)).toContainText(sound);
  await expect(toMend(page)).toHaveCount(0);
});

test("while it is saved nothing can be changed, then the cursor is where it was; taken back, it is as before", async ({
  page,
}) => {
  await open(page, "pages/entries/our-work");
  const input = page.locator('[data-key-path="head.title"] input').first();
  await page.route("**/contents", async (route) => {
    await expect(page.locator(".content-area")).toHaveAttribute("inert", "");
    await route.fallback();
  });
  await input.fill("Our work so far");
  await save(page);
  await expect(page.locator(".content-area")).not.toHaveAttribute("inert", "");
  await expect(input).toBeFocused();
  expect(diff()).toHaveLength(2);
  const label = labelOf(nodeFor("pages/our-work.yaml"), ["head", "title"], {});
  await takeBack(page, `Our work: ${label}`);
  expect(diff()).toEqual([]);
});

test.describe("on a tablet", () => {
  test.use({ viewport: { width: 820, height: 1100 } });

  test("an entry is checked, its page is one tap away, and on the way nothing changes", async ({
    page,
  }) => {
    const preview = page.getByRole("button", { name: "Preview" });
    await page.goto(`${address}/edit#/collections/services/new`);
    await expect(toMend(page), "checked without a tap").toHaveText(["Title: is missing."]);
    await expect(draft(page)).toBeChecked();
    await draft(page).click();
    await preview.click();
    await expect(draft(page)).toHaveCount(0);
    await preview.click();
    await expect(draft(page)).not.toBeChecked();

    await open(page, "services/entries/site-moves");
    const label = (button: Element) => getComputedStyle(button, "::after").content;
    expect(await preview.evaluate(label)).toBe('"Preview"');
    await preview.click();
    await expect(shownPage(page).getByRole("heading", { level: 1 })).toBeVisible();
  });
});
