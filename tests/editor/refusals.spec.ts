import { example } from "./content.ts";
import { expect, goTo, inputAt, open, save, saveButton, sound, test } from "./form.ts";
import { diff, read } from "./site.ts";

const { title: otherTitle, lead: otherLead } = read("services/erp-selection.yaml", example);

/** What is typed into which field, and what is said of it: by a schema, a style and a rule of all files. */
const refusals = [
  ["lead", "We leverage seamless plans.", "“leverage” is a word the house style avoids."],
  ["title", "", "is missing."],
  ["lead", String(otherLead), `repeats a sentence from “${otherTitle}”`],
] as const;

test("what is wrong is said while it is typed, marked, and not saved, or mended", async ({
  page,
}) => {
  await open(page, "services/entries/cost-review");
  for (const [name, text, says] of refusals) {
    const input = inputAt(page, name);
    const before = await input.inputValue();
    await input.fill(text);
    await expect(page.getByRole("button", { name: says }).first()).toBeVisible();
    await saveButton(page).click();
    await expect(input, "a refused save leads there").toBeFocused();
    await expect(input).toHaveValue(text);
    await input.fill(before);
    await expect(page.getByText(sound)).toBeVisible();
  }
  expect(diff()).toEqual([]);

  // Straight quotes, double spaces and hyphens for a dash are mended, and that is said.
  await inputAt(page, "lead").fill('We say "no" early -- it\'s  cheaper.');
  const mends = "Saving this also fixes quotes, spaces or dashes in: Lead.";
  await expect(page.getByText(mends)).toBeVisible();
  await save(page);
  const [line] = diff().filter((one) => one.startsWith("+"));
  expect(line).toContain("We say “no” early – it’s cheaper.");
});

/** A figure that no case study supports. */
test("a fault in a folded row, across files, is said as well, and leads into the row", async ({
  page,
}) => {
  await open(page, "figures-and-facts/entries/claims-yaml");
  const shows = "claims.2.cases.0.shows";
  await goTo(page, shows);
  await inputAt(page, shows).fill("€999m");
  await expect(page.getByText("says €999m, but").first()).toBeVisible();
  const list = page.locator('[data-key-path="claims"]');
  await list.getByRole("button", { name: "Collapse All" }).first().click();
  await expect(inputAt(page, shows)).toBeHidden();
  await saveButton(page).click();
  await expect(inputAt(page, shows), "a refused save leads there").toBeFocused();
  expect(diff()).toEqual([]);
});
