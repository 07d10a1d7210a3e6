import { address } from "../../app/lib/address.ts";
import { faults } from "../support/browser-faults.ts";
import { expect, started, test } from "../support/fixtures.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { complaints } from "../support/readable.ts";

/** What the browser says of a file that is missing, and the site of a page or a picture, as specified. */
const specified = /Failed to load resource|^error: (Page not found|Image failed to load): /;

test("a complaint is made", async ({ page }) => {
  await page.goto("/about");
  expect(await complaints(page, 1000)).toEqual([]);
  await page.locator("h1").evaluate((heading) => {
    Object.assign(heading.style, { opacity: "0" });
    const pale = document.createElement("p");
    pale.textContent = "Pale";
    Object.assign(pale.style, { color: "#f4f1ea", width: "3000px" });
    heading.after(pale);
  });
  const heading = await page.locator("h1").textContent();
  expect(await complaints(page, 1e6)).toEqual([
    `"${heading}" cannot be seen`,
    '"Pale" is hardly to be told from its ground',
    expect.stringMatching(/letters can be read, fewer than 1000000/),
    "its headline cannot be seen",
    expect.stringMatching(/it scrolls sideways/),
  ]);
});

for (const [name, { use = {}, before, befall, after, isWithoutScript }] of Object.entries(faults))
  test.describe(name, () => {
    test.use(use);

    test(`with ${name}, every kind of page is read and left`, async ({ page, witness }) => {
      const link = page.locator('main a[href^="/"]:visible').first();
      await before?.(page);
      for (const [kind, { path, letters }] of Object.entries(pageKinds)) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        if (!isWithoutScript) await started(page);
        await befall?.(page);
        expect.soft(await complaints(page, letters), kind).toEqual([]);
        await after?.(page);
        // It could be clicked: it is there, and nothing lies over it.
        await link.click({ trial: true });
      }
      await link.click();
      await page.waitForURL(address("/"), { waitUntil: "commit" });
      expect(witness.errors).toEqual([]);
      expect(witness.messages.filter((message) => !specified.test(message))).toEqual([]);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
