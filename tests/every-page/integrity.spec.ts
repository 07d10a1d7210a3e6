import { expect, test } from "../support/fixtures.ts";

const entry = /\/assets\/entry\.client-/;

test("a script that is not the one of the build does not run, and the page lacks nothing", async ({
  page,
}) => {
  await page.route(entry, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.changed=true` });
  });
  const refused = page.waitForEvent("console", (message) => message.text().includes("integrity"));
  await page.goto("/about");
  await refused;
  expect(await page.evaluate(() => "changed" in window)).toBe(false);
  await expect(page.locator("body > script[src]")).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();
});
