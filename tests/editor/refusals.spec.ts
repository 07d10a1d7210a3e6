import { labelOf, nodeFor } from "../../app/content/schema/nodes.ts";
import { example } from "./content.ts";
import { expect, goTo, inputAt, open, saveButton, sound, test } from "./form.ts";
import { diff, read } from "./site.ts";

const longer = (text: string) => `${text} `.repeat(9).slice(0, 61);
const { title: otherTitle, lead: otherLead } = read("services/erp-selection.yaml", example);

/** What is typed into which field, and what is said of it. */
const refusals = [
  ["lead", () => "We leverage seamless plans.", "“leverage” is a word the house style avoids."],
  ["description", () => "Too short to be found.", "is 22 characters long. It needs at least 50."],
  ["title", longer, "characters long. The limit is 60."],
  ["title", () => "", "is missing."],
  ["lead", () => "A plan by {fact.nobody}.", "{fact.nobody} does not exist."],
  ["lead", () => String(otherLead), `repeats a sentence from “${otherTitle}”`],
] as const;

test("what is wrong is said while it is typed, marked, and not saved", async ({ page }) => {
  await open(page, "services/entries/cost-review");
  for (const [name, typed, says] of refusals) {
    const input = inputAt(page, name);
    const before = await input.inputValue();
    const text = typed(before);
    await input.fill(text);
    await expect(page.getByRole("button", { name: says }).first()).toBeVisible();
    await saveButton(page).click();
    await expect(input, "a refused save leads there").toBeFocused();
    await expect(input).toHaveValue(text);
    await input.fill(before);
    await expect(page.getByText(sound)).toBeVisible();
  }
  expect(diff()).toEqual([]);
});

const about = "pages/about.yaml";
const { bands } = read(about, example) as { bands: object[] };
const lastBand = bands.findLastIndex((band) => "heading" in band);
const labelOfLastBand = labelOf(nodeFor(about), ["bands", lastBand], { bands });

/** A figure that no case study supports, a heading too few: in folded rows. */
const inRows = [
  ["figures-and-facts/entries/claims-yaml", "claims.2.cases.0.shows", "€999m", "says €999m, but"],
  [
    "pages/entries/about",
    `bands.${lastBand}.heading`,
    "",
    `${labelOfLastBand}, Heading: is missing.`,
  ],
] as const;

for (const [entry, path, text, says] of inRows)
  test(`a fault in a folded row of ${entry}, or across files, is said as well, and leads into the row`, async ({
    page,
  }) => {
    await open(page, entry);
    await goTo(page, path);
    await inputAt(page, path).fill(text);
    await expect(page.getByText(says).first()).toBeVisible();
    const list = page.locator(`[data-key-path="${path.split(".")[0]}"]`);
    await list.getByRole("button", { name: "Collapse All" }).first().click();
    await expect(inputAt(page, path)).toBeHidden();
    await saveButton(page).click();
    await expect(inputAt(page, path), "a refused save leads there").toBeFocused();
    expect(diff()).toEqual([]);
  });
