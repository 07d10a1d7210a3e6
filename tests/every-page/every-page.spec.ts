import { axeWidths, checkedWidths } from "../../app/content/accessibility.ts";
import { address } from "../../app/lib/address.ts";
import { allPages } from "../../app/lib/pages.ts";
import { violations } from "../support/accessibility.ts";
import { brokenWords } from "../support/broken-words.ts";
import { expect, started, test } from "../support/fixtures.ts";
import { sidewaysScroll, unfold } from "../support/visit.ts";

test("a fault is found", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  await page.locator("h1").evaluate((heading) => {
    const image = new Image();
    const wide = document.createElement("p");
    wide.textContent = "Wide";
    wide.style.width = "900px";
    const narrow = document.createElement("p");
    narrow.textContent = "Transformation";
    Object.assign(narrow.style, { width: "3em", overflowWrap: "anywhere" });
    heading.after(image, wide, narrow);
  });
  expect(await violations(page)).toEqual([expect.stringContaining("image-alt")]);
  expect(await sidewaysScroll(page)).toBeGreaterThan(0);
  expect(await brokenWords(page)).toEqual(["Transformation"]);
});

for (const path of [...allPages, "/no/such/page"]) {
  const exists = path !== "/no/such/page";

  test(`${path} is sound`, async ({ page, witness }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 1440, height: 900 });
    const response = await page.goto(path);
    await started(page);

    expect(response?.status()).toBe(exists ? 200 : 404);
    expect(await response?.text()).toMatch(
      /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-/,
    );
    await expect(page.locator("h1")).toBeVisible();
    await unfold(page);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await violations(page), "axe in the dark scheme").toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });

    for (const width of checkedWidths) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sidewaysScroll(page), `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
      expect(await brokenWords(page), `words cut in two at ${width} px`).toEqual([]);
      if (axeWidths.includes(width))
        expect(await violations(page), `axe at ${width} px`).toEqual([]);
    }

    expect(witness.errors).toEqual([]);
    expect(witness.foreignRequests).toEqual([]);
    // The browser reports the status itself; the site logs the path, as specified.
    const expected = exists
      ? []
      : [expect.stringContaining("404 (Not Found)"), `error: Page not found: ${address(path)}`];
    expect(witness.messages).toEqual(expected);
  });
}
