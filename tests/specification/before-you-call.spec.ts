import { expect, sharedTest } from "../support/fixtures.ts";

const answers = "/contact#before-you-call";

for (const path of ["/", "/services/project-management-service"])
  for (const width of [390, 1440])
    sharedTest(
      `one link of ${path} leads to what a buyer asks at ${width} px`,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const link = page.locator(`main a[href="${answers}"]`);
        await expect(link).toHaveCount(1);
        await link.click();
        await expect(page).toHaveURL(answers);
        await expect(page.getByRole("heading", { name: "Before you call" })).toBeInViewport();
        await expect(page.getByRole("heading", { name: "What drives the cost?" })).toBeInViewport();
      },
    );
