import { readFileSync } from "node:fs";
import { violations } from "../support/accessibility.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { sidewaysScroll } from "../support/visit.ts";

test("the style guide shows every role of the stylesheet", async ({ page, styleguide }) => {
  await page.goto(`${styleguide}/styleguide`);
  const theme = readFileSync("app/styles/theme.css", "utf8");
  const roles = [...theme.matchAll(/--color-([\w-]+):/g)].map(([, role]) => role);
  const shown = await page
    .locator('[data-ground="page"] [data-role]')
    .evaluateAll((items) => items.map((item) => item.getAttribute("data-role")));
  expect(shown).toEqual(roles.filter((role) => role !== "transparent" && role !== "current"));
});

test("every component is accessible on both grounds, on wide screens and phones", async ({
  page,
  styleguide,
  witness,
}) => {
  await open(page, `${styleguide}/styleguide`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page), `at ${width} px`).toEqual([]);
    expect.soft(await sidewaysScroll(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(witness.errors).toEqual([]);
  expect(witness.messages).toEqual([]);
});

test("the style guide is not deployed", async ({ request }) => {
  expect((await request.get("/styleguide")).status()).toBe(404);
});
