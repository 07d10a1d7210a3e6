import { brotliCompressSync } from "node:zlib";
import { allPages } from "../../app/lib/pages.ts";
import { fileOf, read } from "../support/built-files.ts";
import { expect, test } from "../support/fixtures.ts";

const drawing = /<svg[^>]*class="pictogram[^>]*>[\s\S]*?<\/svg>/g;

test("pictograms cost home 0.6 KB at most, and any other page 1.2", () => {
  let drawn = 0;
  for (const address of allPages) {
    const html = read(fileOf(address));
    const count = html.match(drawing)?.length ?? 0;
    if (!count) continue;
    const without = html.replace(drawing, "");
    const bytes = brotliCompressSync(html).length - brotliCompressSync(without).length;
    expect(bytes, `${address}: fewer, or simpler ones`).toBeLessThanOrEqual(
      address === "/" ? 600 : 1200,
    );
    drawn += count;
  }
  expect(drawn).toBeGreaterThan(30);
});

test("they stand on cards and steps, at the size of each", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('main article .pictogram[width="40"]')).toHaveCount(4);
  await expect(page.locator('#process li > p > .pictogram[width="28"]')).toHaveCount(6);
  await page.goto("/services");
  const onServices = page.locator("main .pictogram");
  expect(await onServices.count()).toBeGreaterThanOrEqual(24);
  await expect(page.locator('main article > .pictogram[width="32"]')).toHaveCount(
    await onServices.count(),
  );
});

test("no heading, button, link, question, quote, footer or picture has one", async ({ page }) => {
  for (const address of ["/", "/services"]) {
    await page.goto(address);
    for (const place of ["h1, h2, h3, h4", "a, button, summary", "blockquote, footer, header"])
      await expect(page.locator(`:is(${place}) .pictogram`), `${address} ${place}`).toHaveCount(0);
    await expect(
      page.locator(":has(> picture) > .pictogram, :has(> picture) > div .pictogram"),
      `${address}: beside a picture`,
    ).toHaveCount(0);
  }
});

test("the key bar fills under the pointer and with the focus, and is full on stat cards", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/services");
  const card = page
    .getByRole("region", { name: "Enterprise Solutions" })
    .getByRole("article")
    .first();
  const fill = card.locator(".key-fill");
  await expect(fill).toHaveCSS("stroke-dasharray", "3px, 40px");
  await card.hover();
  await expect(fill).toHaveCSS("stroke-dasharray", "40px, 40px");
  await page.mouse.move(0, 0);
  await expect(fill).toHaveCSS("stroke-dasharray", "3px, 40px");
  await card.getByRole("link").focus();
  await expect(fill).toHaveCSS("stroke-dasharray", "40px, 40px");

  await page.goto("/");
  await expect(page.locator('.pictogram[width="40"] .key')).toHaveCount(4);
  await expect(page.locator('.pictogram[width="40"] .key-fill')).toHaveCount(0);
});

test("with forced colors work and plan have the color of the text, the key bar that of a choice", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  await page.goto("/services");
  const card = page
    .getByRole("region", { name: "Enterprise Solutions" })
    .getByRole("article")
    .first();
  const strokeOf = (selector: string) =>
    card.locator(selector).evaluate((element) => getComputedStyle(element).stroke);
  const text = await card.locator("h3").evaluate((heading) => getComputedStyle(heading).color);
  expect(await strokeOf("path:first-child")).toBe(text);
  expect(await strokeOf(".key-fill")).not.toBe(text);
});
