import { kindOf } from "../../app/bands/kinds.ts";
import { example } from "./content.ts";
import { addBand, expect, fillIn, goTo, inputAt, open, save, shownPage, test } from "./form.ts";
import { address, diff, read } from "./site.ts";

test.use({ seesPage: true });

/** The page at "/", and its form. */
const home = "pages/home.yaml";
const { name: homeName, bands: homeBands } = read(home, example) as {
  name: string;
  bands: { band: string; heading?: string }[];
};

test("a band is added, doubled, moved and removed, and its lines alone come, move and go", async ({
  page,
}) => {
  const bands = homeBands.map(({ band }) => band);
  const order = () => (read(home).bands as typeof homeBands).map(({ band }) => band);
  const end = bands.length;
  await open(page, "pages/entries/home");
  await goTo(page, `bands.${homeBands.findLastIndex((band) => "heading" in band)}.heading`);
  await addBand(page, "closing-call", end);
  const heading = "Words of a new band";
  const text = "It stands at the end of the page, until it is moved.";
  await fillIn(page, { [`bands.${end}.heading`]: heading, [`bands.${end}.text`]: text });
  await save(page);
  const lines = ["+  - band: closing-call", `+    heading: ${heading}`, `+    text: ${text}`];
  expect(diff()).toEqual(lines);
  await expect(shownPage(page).getByRole("heading", { name: heading })).toBeVisible();

  const row = (index: number) =>
    page.locator('[data-key-path="bands"] .item-list').first().locator("> *").nth(index);
  await row(end).getByRole("button", { name: "Options" }).first().click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await goTo(page, `bands.${end + 1}.heading`);
  await expect(inputAt(page, `bands.${end + 1}.heading`)).toHaveValue(heading);
  await row(end + 1)
    .getByRole("button", { name: "Remove", exact: true })
    .first()
    .click();

  const handle = row(end).getByRole("button", { name: "Reorder Item" }).first();
  await handle.focus();
  await handle.press("ArrowUp");
  await save(page);
  expect(order()).toEqual(bands.toSpliced(-1, 0, "closing-call"));
  expect(diff().toSorted(), "the same lines, elsewhere").toEqual(lines.toSorted());
  await expect(shownPage(page).locator("main h2").last()).not.toHaveText(heading);

  const changes = await (await page.request.get(`${address}/edit/changes`)).text();
  expect(changes).toContain(`<h2>${homeName}: Bands</h2><del>nothing</del>`);
  expect(changes).toContain(`<ins>${kindOf("closing-call").title} · ${heading} · ${text}</ins>`);

  await row(end - 1)
    .getByRole("button", { name: "Remove", exact: true })
    .first()
    .click();
  await save(page);
  expect(diff()).toEqual([]);
});
