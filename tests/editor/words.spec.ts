import { AxeBuilder } from "@axe-core/playwright";
import { shelves } from "../../app/content/schema/shelves.ts";
import {
  expect,
  field,
  goTo,
  inputAt,
  open,
  save,
  saveButton,
  shownPage,
  sound,
  takeBack,
  test,
} from "./form.ts";
import { diff, read, status } from "./site.ts";

/** Rules of axe that the tool itself breaks, in its own parts. */
const knownFaultsOfTheTool = ["meta-viewport", "region"];

/** Places of all texts in a file, as "questions.0.answer". */
function* placesIn(value: unknown, path = ""): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  else if (value && typeof value === "object")
    for (const [key, inner] of Object.entries(value))
      yield* placesIn(inner, path ? `${path}.${key}` : key);
}
/** As collections.ts names its forms. */
const nameOf = (file: string) => file.toLowerCase().replace(/\W+/g, "-");

/** Files without a sentence of the example. */
const wordIn: Record<string, string> = {
  "brand.yaml": "ink",
  "clients.yaml": "clients.2.name",
  "industries.yaml": "industries.0.name",
  "interface.yaml": "actions.more",
  "letter.yaml": "subject",
  "machines.yaml": "humans.standards",
  "recognition.yaml": "recognition.0.rating",
  "shell.yaml": "catalog.plan",
  "site.yaml": "tagline",
  "stored-keys.yaml": "words.caption",
};

/** One file of each kind, and where its form is. */
const kinds = [
  ["services/entries/plan-review", "services/plan-review.yaml"],
  ["solutions/entries/erp-selection", "services/erp-selection.yaml"],
  ["case-studies/entries/berth-planning", "case-studies/berth-planning.yaml"],
  ["legal/entries/privacy", "legal/privacy.md"],
  ["pages/entries/home", "pages/home.yaml"],
  ...Object.entries(shelves).flatMap(([shelf, files]) =>
    files.map((file) => [`${nameOf(shelf)}/entries/${nameOf(file)}`, file]),
  ),
] as [entry: string, file: string][];

/** Where a file has a text that may take another letter. */
function wordPlace(file: string): string {
  const [sentence = ""] =
    [...placesIn(read(file))].find(([, text]) => / (the|and) /.test(text)) ?? [];
  return wordIn[file] ?? sentence;
}

test("one word in an entry of any kind is one line of its file", async ({ page }) => {
  // Some thirty saves, each of which renders pages anew.
  test.setTimeout(900_000);
  await open(page, "services/entries/plan-review");
  for (const [index, [entry, file]] of kinds.entries()) {
    const [list = ""] = entry.split("/");
    const path = wordPlace(file);
    // By way of the list: the tool shows nothing to those who leap from one form to another.
    await page.evaluate((hash) => location.assign(hash), `#/collections/${list}`);
    await expect(saveButton(page)).toBeHidden();
    await page.evaluate((hash) => location.assign(hash), `#/collections/${entry}`);
    await expect(page.getByText(sound)).toBeVisible();
    await goTo(page, path);
    // A color has as many letters as before.
    const before = (await inputAt(page, path).inputValue()).replace(/(?<=^#\w{5})./, "");
    await inputAt(page, path).fill(`${before}e`);
    await save(page);
    expect(status(), "one file").toHaveLength(index + 1);
    const lines = diff().filter((line) => line.startsWith("+"));
    expect(lines, `one line of ${file}`).toHaveLength(index + 1);
  }
});

test("a headline and a figure are seen on their pages, and taken back", async ({ page }) => {
  await open(page, "services/entries/plan-review");
  await field(page, "Description").fill(
    "Two weeks, four pages and a straight answer, given to your board in an hour.",
  );
  await save(page);
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
