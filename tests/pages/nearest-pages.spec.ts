import type { Page } from "@playwright/test";
import { violations } from "../support/accessibility.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { watchDocuments, watchRequests } from "../support/requests.ts";
import { quiet, twoFrames } from "../support/visit.ts";

const suggestions = (page: Page) => page.getByRole("navigation", { name: "Perhaps you meant" });

for (const { path, title, to } of [
  { path: "/cloud/migrations", title: "Cloud Migration", to: "/services/cloud-migration" },
  // Another address than that of a page, if only by a capital.
  { path: "/About", title: "About", to: "/about" },
])
  test(`${path} suggests ${to}, and the link leads there`, async ({ page, witness }) => {
    await page.goto(path);
    const link = suggestions(page).getByRole("link").first();
    await expect(link).toHaveText(title + to);
    expect(await violations(page)).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(page.locator("h1")).not.toHaveText("Page Not Found");
    expect(witness.errors).toEqual([]);
  });

test("a path that is like nothing we have gets no suggestion", async ({ page }) => {
  const list = page.waitForResponse("/search.json");
  await page.goto("/no/such/page");
  await (await list).finished();
  await twoFrames(page);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await expect(suggestions(page)).toHaveCount(0);
});

for (const lost of ["/search.json", "**/assets/show-nearest-pages-*.js"])
  test(`without ${lost} the page stands as it is`, async ({ page, witness }) => {
    await page.route(lost, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed");
    await page.goto("/About");
    await failed;
    await expect.poll(() => witness.messages).toContain("error: Page not found: /About");
    await twoFrames(page);
    await expect(page.getByRole("link", { name: "Return to Home" })).toBeVisible();
    await expect(suggestions(page)).toHaveCount(0);
    expect(witness.errors).toEqual([]);
  });

test("without any script of its own the page stands as it is, and is loaded once", async ({
  page,
  witness,
}) => {
  const documents = watchDocuments(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/no/such/page");
  await failed;
  await twoFrames(page);
  expect(documents).toEqual(["/no/such/page"]);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  expect(witness.errors).toEqual([]);
});

test("no other page asks for the list of pages", async ({ page }) => {
  const asked = watchRequests(page);
  await open(page, "/about");
  await quiet(page);
  expect(asked.filter((path) => /search\.json|nearest-pages/.test(path))).toEqual([]);
});
