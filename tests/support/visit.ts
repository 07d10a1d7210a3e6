import type { Page } from "@playwright/test";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { content } from "../../app/content/content.ts";
import { site } from "../../app/site.ts";
import { twoFrames } from "./drawn.ts";
import { started } from "./fixtures.ts";

/** Resolves once the start-up scripts, the last things that a page asks for, have come and run. */
export async function quiet(page: Page): Promise<void> {
  await started(page);
  await page.waitForFunction(
    (files) =>
      files.every((file) => performance.getEntriesByName(new URL(file, location.origin).href)[0]),
    Object.values(startUpScripts),
  );
  await twoFrames(page);
}

/** px by which the page is wider than its window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/**
 * Opens the parts that are folded on phones. Wide screens show them anyway, but axe believes in what a
 * disclosure says of itself.
 */
export const unfold = (page: Page) =>
  page.locator("details.fold, details.situation").evaluateAll((folds) => {
    for (const fold of folds as HTMLDetailsElement[]) {
      // Or only one of them would stay open.
      fold.name = "";
      fold.open = true;
    }
  });

/** A link of the header, as wide screens have it; the mark leads home where the navigation does not. */
export function mainLink(page: Page, path: string) {
  const entry = site.navigation.find(({ href }) => href === path);
  const header = page.getByRole("banner");
  if (!entry) return header.getByRole("link").first();
  const navigation = header.getByRole("navigation", { name: content.words.header.main });
  return navigation.getByRole("link", { name: entry.name, exact: true });
}

/** Follows such a link, and resolves once the page behind it runs. */
export async function follow(page: Page, path: string): Promise<void> {
  await mainLink(page, path).click();
  await page.waitForURL(path, { waitUntil: "commit" });
  await started(page);
}
