import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { wordsOf } from "../../app/content/side-by-side.ts";
import { formatOf, formatOfWords } from "../../app/content/write.ts";
import { writeContent } from "./content.ts";
import { startDevelopment } from "./development.ts";
import { expect, goTo, open, save, shownPage, sound, test } from "./form.ts";
import { diff, read, status } from "./site.ts";

const about = "pages/about.yaml";
const untranslated = "pages/services.yaml";
const first = "en-GB";
const french = "Quatorze personnes sur un quai";

/** A site that says everything in another language as well, in the same words but for one, and but for a page. */
function writeInTwoLanguages(folder: string): void {
  writeContent(folder);
  const site = path.join(folder, "site.yaml");
  const { language, ...rest } = formatOf("site.yaml").fromFile(readFileSync(site, "utf8"));
  const codes = [String(language), "fr"];
  const languages = codes.map((code) => ({ code, name: code }));
  writeFileSync(site, formatOf("site.yaml").toFile({ ...rest, language, languages }));
  for (const file of globSync("**/*.{yaml,md}", { cwd: folder })) {
    if (file === untranslated) continue;
    const {
      path: _,
      draft: __,
      formerly: ___,
      ...first
    } = formatOf(file).fromFile(readFileSync(path.join(folder, file), "utf8"));
    const text = formatOfWords(file).toFile(wordsOf(file, first, first));
    const target = path.join(folder, "fr", file);
    mkdirSync(path.dirname(target), { recursive: true });
    if (text.trim() === "{}") continue;
    writeFileSync(target, file === about ? text.replace(/(?<=\n {4}heading: ).*/, french) : text);
  }
}

// One server for both.
test.describe.configure({ mode: "default" });
test.use({ seesPage: true });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  await startDevelopment(writeInTwoLanguages);
});

const pane = (page: Page, language: string) =>
  page.locator(`[data-locale="${language}"][data-mode="edit"]`);

const headingIn = (page: Page, language: string) =>
  pane(page, language).locator('[data-key-path="bands.0.heading"]');

const choose = (page: Page, position: "first" | "second", name: RegExp) =>
  page.locator(`#${position}-pane-header`).getByRole("radio", { name }).click();

const bandsOf = (file: string) =>
  (read(file) as { bands: { band: string }[] }).bands.map(({ band }) => band);

test("two languages stand side by side, and one save writes a line of each", async ({ page }) => {
  await open(page, "pages/entries/about");
  await choose(page, "second", /French/);
  const translation = pane(page, "fr");
  await expect(translation.getByText(sound)).toBeVisible();
  await expect(translation.locator('[data-key-path="compact"]'), "a fact").toHaveCount(0);

  await goTo(page, "bands.0.heading");
  const english = headingIn(page, first).getByRole("textbox");
  const was = await english.inputValue();
  await english.fill("Fourteen people beside one quay");
  await expect(translation.getByText("since this was translated:")).toBeVisible();
  await translation.getByRole("button", { name: /^Bands 1 .*Heading$/ }).click();
  const mark = () =>
    headingIn(page, "fr").evaluate((field) => getComputedStyle(field, "::after").content);
  await expect.poll(mark).toContain(was);
  await expect(translation.getByRole("button", { name: "Remove" }), "its rows stay").toHaveCount(0);
  await headingIn(page, "fr").getByRole("textbox").fill(`${french}, depuis longtemps`);
  await expect(translation.getByText("since this was translated:")).toHaveCount(0);
  await save(page);
  expect(diff().toSorted()).toEqual([
    "+    heading: Fourteen people beside one quay",
    `+    heading: ${french}, depuis longtemps`,
    `-    heading: ${was}`,
    `-    heading: ${french}`,
  ]);

  const handles = pane(page, first).locator('[data-key-path="bands"]');
  await handles.getByRole("button", { name: "Collapse All" }).first().click();
  const handle = handles.getByRole("button", { name: "Reorder Item" }).nth(1);
  await handle.focus();
  await handle.press("ArrowDown");
  await save(page);
  expect(bandsOf(`fr/${about}`)).toEqual(bandsOf(about));

  await choose(page, "first", /Preview/);
  await expect(shownPage(page).getByRole("heading", { level: 1 })).toContainText(french);
});

test("a row that is added in one language is translated in the other, after the form is opened again", async ({
  page,
}) => {
  const form = "parts-of-pages/entries/faq-yaml";
  const end = (read("faq.yaml").questions as unknown[]).length;
  const fieldIn = (language: string, name: string) =>
    pane(page, language).locator(`[data-key-path="questions.${end}.${name}"]`).getByRole("textbox");
  const write = async (language: string, words: Record<string, string>) => {
    for (const [name, text] of Object.entries(words)) await fieldIn(language, name).fill(text);
  };
  await open(page, form);
  await choose(page, "second", /French/);
  await pane(page, first)
    .getByRole("button", { name: /^Add .*Question/ })
    .click();
  await write(first, {
    question: "Who opens the letters?",
    answer: "Whoever of the three partners is in first, on most mornings.",
  });
  const lacks = page.getByRole("button", { name: "French lacks 2 texts" });
  await expect(lacks).toBeVisible();
  await save(page);

  // The tool remembers which panes there were.
  await open(page, form);
  await lacks.click();
  await expect(pane(page, "fr").locator(":focus"), "in the row").toHaveCount(1);
  await write("fr", { question: "Et les lettres ?", answer: "Le premier des trois, le matin." });
  await expect(lacks).toHaveCount(0);
  await save(page);
  expect((read("fr/faq.yaml").questions as unknown[])[end]).toEqual({
    question: "Et les lettres ?",
    answer: "Le premier des trois, le matin.",
  });
});

test("a page without a translation stays without, until somebody begins a draft of it", async ({
  page,
}) => {
  await open(page, "pages/entries/services");
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await name.fill("What we do");
  await save(page);
  expect(status()).toEqual([`M content/${untranslated}`]);
  await choose(page, "second", /French/);
  await page.getByRole("button", { name: /^Enable/ }).click();
  await expect(pane(page, "fr").getByRole("switch", { name: "Draft" })).toBeChecked();
  await expect(pane(page, "fr").getByText("A draft may be saved as it is.")).toBeVisible();
  await pane(page, "fr").getByRole("textbox", { name: "Name", exact: true }).fill("Prestations");
  await save(page);
  expect(read(`fr/${untranslated}`)).toEqual({ draft: true, name: "Prestations" });
});
