import { expect, test } from "@playwright/test";
import { startDevelopment } from "./development.ts";
import { address } from "./site.ts";

/** Asked for by playwright.config.ts before the first scene, and by nothing else. */
test("the form starts, and its address is told, at the port that was asked for", async ({
  page,
}) => {
  test.setTimeout(240_000);
  expect(await startDevelopment()).toEqual([`${address}/edit`]);
  // What the first one waits for, others need not.
  await page.goto(`${address}/edit`);
  await expect(page.getByRole("treeitem", { name: "Pages" }).first()).toBeVisible({
    timeout: 120_000,
  });
});
