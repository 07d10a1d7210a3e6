import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, open, test } from "../support/fixtures.ts";

test("the style guide shows every role of the stylesheet", async ({ page, styleguide }) => {
  await page.goto(`${styleguide}/styleguide`);
  const theme = readFileSync("app/styles/theme.css", "utf8");
  const roles = [...theme.matchAll(/--color-([\w-]+):/g)].map(([, role]) => role);
  const shown = await page
    .locator('[data-ground="page"] [data-role]')
    .evaluateAll((items) => items.map((item) => item.getAttribute("data-role")));
  expect(shown).toEqual(roles.filter((role) => role !== "transparent" && role !== "current"));
});

for (const width of [1440, 390]) {
  test(`every component is accessible on both grounds at ${width} px`, async ({
    page,
    styleguide,
    witness,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `${styleguide}/styleguide`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`),
    ).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(witness.errors).toEqual([]);
    expect(witness.messages).toEqual([]);
  });
}

test("the style guide is not deployed", async ({ request }) => {
  expect((await request.get("/styleguide")).status()).toBe(404);
});
