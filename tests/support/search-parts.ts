import type { Page } from "@playwright/test";
import { content } from "../../app/content/all-offers.test-helper.ts";
import { expect, open } from "./fixtures.ts";
import { anyPage } from "./places.ts";

/** Its own files, and the index. */
export const searchFiles = /\/assets\/open-search-[\w-]+\.(js|css)|\/search\.json$/;

/** The parts of the search, as a visitor finds them in a language. */
export function searchOn(page: Page, { words }: Pick<typeof content, "words"> = content) {
  const dialog = page.getByRole("dialog", { name: words.search.dialog, exact: true });
  const input = dialog.getByRole("combobox", { name: words.search.input });
  return {
    button: page
      .getByRole("banner")
      .getByRole("button", { name: words.search.dialog, exact: true }),
    dialog,
    input,
    list: dialog.getByRole("listbox"),
    groups: dialog.getByRole("group"),
    options: dialog.getByRole("option"),
    chosen: dialog.getByRole("option", { selected: true }),
    status: dialog.getByRole("status"),
    close: dialog.getByRole("button", { name: words.search.close }),
  };
}

/** A page with its search open. */
export async function openSearch(page: Page, path = anyPage) {
  await open(page, path);
  const parts = searchOn(page);
  await parts.button.click();
  await expect(parts.input).toBeFocused();
  return parts;
}
