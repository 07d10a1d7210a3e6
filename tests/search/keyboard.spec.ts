import { slashStorageKey } from "../../app/browser/constants.ts";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { searchDocuments } from "../../app/search/documents.ts";
import { openIndex, search } from "../../app/search/search.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { anyPage, contact, directory, given, words } from "../support/places.ts";
import { openSearch } from "../support/search-parts.ts";

const { keys } = words.search;
const documents = searchDocuments(content);
const index = openIndex(documents);
/** A word that a title has, and that finds so many pages that one can move among them. */
const query = given(
  documents
    .flatMap(({ title }) => title.split(" "))
    .find((word) => search(index, word).length > 2 && search(index, `a ${word}`).length > 2),
  "a word that finds three pages",
);
/** A place of a page that finds itself, if any can be found. */
const place = documents.find(
  ({ title, path }) => path.includes("#") && search(index, title)[0]?.path === path,
);

sharedTest(
  "keys and the pointer lead through the list, and the focus stays in the input",
  async ({ page, context }) => {
    const { input, list, options, chosen, dialog, close } = await openSearch(page);
    await sharedTest.step("Tab stays inside, and the dialog says which keys it knows", async () => {
      const allPages = dialog.getByRole("link", { name: words.search.allPages });
      const stops = [close, dialog.getByRole("checkbox"), ...(directory ? [allPages] : [])];
      for (const stop of stops) {
        await page.keyboard.press("Tab");
        await expect(stop).toBeFocused();
      }
      for (const _ of stops) await page.keyboard.press("Shift+Tab");
      await expect(input).toBeFocused();
      for (const key of [keys.up, keys.down, keys.enter, keys.escape, `${keys.control} K`])
        await expect(dialog.locator("kbd").getByText(key, { exact: true })).toBeVisible();
    });

    await sharedTest.step("the arrows lead around, the pointer chooses as it moves", async () => {
      await expect(input).toHaveAttribute("aria-expanded", "true");
      await expect(input).toHaveAttribute("aria-controls", (await list.getAttribute("id")) ?? "");
      await input.fill(query);
      const count = await options.count();
      expect(count).toBeGreaterThan(2);
      const isAt = async (place: number) => {
        const option = options.nth(place);
        await expect(option).toHaveAttribute("aria-selected", "true");
        await expect(chosen).toHaveCount(1);
        const id = (await option.getAttribute("id")) ?? "";
        await expect(input).toHaveAttribute("aria-activedescendant", id);
        await expect(option).toBeInViewport({ ratio: 1 });
        await expect(input).toBeFocused();
      };
      await isAt(0);
      for (const [key, place] of [
        ["ArrowUp", count - 1],
        ["ArrowDown", 0],
      ] as const) {
        await page.keyboard.press(key);
        await isAt(place);
      }
      await options.nth(2).click({ button: "right" });
      await isAt(2);
      await page.keyboard.press("Home");
      await page.keyboard.type("a ");
      await expect(input).toHaveValue(`a ${query}`);
      await isAt(0);
    });

    await sharedTest.step("keys of an input method choose and follow nothing", async () => {
      for (const key of ["ArrowDown", "Enter"])
        for (const sign of [{ isComposing: true }, { keyCode: 229 }])
          await input.dispatchEvent("keydown", { key, bubbles: true, cancelable: true, ...sign });
      await expect(options.first()).toHaveAttribute("aria-selected", "true");
      await expect(page).toHaveURL(anyPage);
    });

    await sharedTest.step("Enter with Ctrl opens another tab, and the list stays", async () => {
      const href = (await options.first().getAttribute("href")) ?? "";
      const tab = context.waitForEvent("page");
      await page.keyboard.press("Control+Enter");
      await expect(await tab).toHaveURL(href);
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL(anyPage);
    });

    if (!place) return;
    await sharedTest.step("a place on the open page is shown", async () => {
      const [whole] = place.path.split("#");
      await openSearch(page, whole);
      await input.fill(place.title);
      const href = (await options.first().getAttribute("href")) ?? "";
      expect(href).toContain(`${whole}#`);
      await options.first().click();
      await expect(page).toHaveURL(href);
      await expect(dialog).toBeHidden();
      await expect(page.locator(":target")).toBeInViewport();
    });
  },
);

test("the slash key can be switched off, stays off on the next page, and on again", async ({
  page,
}) => {
  const { dialog, input } = await openSearch(page);
  const slash = dialog.getByRole("checkbox", { name: words.search.slash });
  await expect(slash).toBeChecked();
  await slash.uncheck();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ [slashStorageKey]: "off" });
  await open(page, contact);
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+K");
  await expect(slash).not.toBeChecked();
  await slash.check();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(input).toBeFocused();

  await test.step("where the browser keeps nothing, the choice holds for the page", async () => {
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      }),
    );
    await openSearch(page);
    await slash.uncheck();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(dialog).toBeHidden();
    await page.keyboard.press("Control+K");
    await expect(input).toBeFocused();
  });
});
