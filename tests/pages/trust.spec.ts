import { readdirSync } from "node:fs";
import { securityPage } from "../../app/content/security.ts";
import { storedKeys } from "../../app/content/stored-keys.ts";
import { canonicalPages } from "../../app/lib/pages.ts";
import { everywhere, withoutTls } from "../../app/security-headers.ts";
import { site } from "../../app/site.ts";
import { client, read } from "../support/built-files.ts";
import { expect, open, test } from "../support/fixtures.ts";

test("the accessibility page tells how many documents, headings and pictures this build has", async ({
  page,
}) => {
  const documents = readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html"))
    .map(read);
  const all = documents.join("\n");
  const count = (pattern: RegExp) => (all.match(pattern) ?? []).length.toLocaleString("en-US");
  await page.goto("/accessibility");
  const figure = (name: string) => page.locator(`[data-count="${name}"]`);
  await expect(figure("documents")).toHaveText(String(documents.length));
  await expect(figure("headings")).toHaveText(count(/<h[1-6][\s>]/g));
  await expect(figure("controls")).toHaveText(count(/<(a [^>]*?href=|button[\s>]|summary[\s>])/g));
});

for (const colorScheme of ["light", "dark"] as const)
  test(`a bar of the accessibility page has the contrast that the browser paints in the ${colorScheme} scheme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/accessibility");
    const rows = page.locator("li:has([data-ratio])");
    const measured = await rows.evaluateAll((rows) => {
      const canvas = document
        .createElement("canvas")
        .getContext("2d", { willReadFrequently: true });
      const luminance = (color: string) => {
        if (!canvas) return 0;
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const groundOf = (element: Element | null): string => {
        const color = element ? getComputedStyle(element).backgroundColor : "white";
        return /, 0\)$/.test(color) ? groundOf(element?.parentElement ?? null) : color;
      };
      return rows.map((row) => {
        const words = row.querySelector("p > span");
        if (!words) return { said: 0, painted: 0 };
        const both = [getComputedStyle(words).color, groundOf(words)].map(luminance);
        return {
          said: Number(row.querySelector<HTMLElement>("[data-ratio]")?.innerText),
          painted: (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05),
        };
      });
    });
    expect(measured).toHaveLength(17);
    // What stands on a card may be weaker than on the ground of the band.
    for (const { said, painted } of measured) {
      expect(said).toBeGreaterThanOrEqual(4.5);
      expect(painted).toBeGreaterThanOrEqual(said);
      expect(painted).toBeLessThan(said + 4);
    }
  });

test("the security page prints the headers that the server sends", async ({ page }) => {
  const response = await page.goto("/security");
  const sent = response?.headers() ?? {};
  for (const [name, value] of Object.entries(withoutTls))
    expect(sent[name.toLowerCase()]).toBe(value);
  for (const [name, value] of Object.entries(everywhere)) {
    const row = page.locator("dl > div").filter({ hasText: name });
    await expect(row).toContainText(value);
  }
});

test("the contents of the security page follow the reading", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1080 });
  await open(page, "/security");
  const list = page.getByRole("navigation", { name: "On this page" });
  for (const { heading } of securityPage.sections) {
    await list.getByRole("link", { name: heading, exact: true }).click();
    await expect(list.locator('[aria-current="location"]')).toHaveText(heading);
  }
});

for (const path of ["/security", "/cookies"])
  test(`${path} names every key that may be stored`, async ({ page }) => {
    await page.goto(path);
    const keys = page.locator("[data-stored]");
    await expect(keys).toHaveCount(storedKeys.length);
    for (const { key, holds, gone } of storedKeys) {
      await expect(keys.filter({ hasText: key })).toContainText(holds);
      await expect(keys.filter({ hasText: key })).toContainText(gone);
    }
  });

for (const [path, mailbox] of [
  ["/accessibility", site.mailboxes.accessibility],
  ["/security", site.mailboxes.security],
] as const)
  test(`${path} says whom to write to`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole("main").getByRole("link", { name: mailbox });
    await expect(link).toHaveAttribute("href", `mailto:${mailbox}`);
  });

test("the sitemap leads to every page, and its bars to the parts", async ({ page }) => {
  await page.goto("/sitemap");
  const main = page.getByRole("main");
  const targets = await main
    .locator("li a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(targets).toEqual(expect.arrayContaining([...canonicalPages]));
  const bars = main.getByRole("figure").getByRole("link");
  for (const bar of await bars.all())
    await expect(page.locator((await bar.getAttribute("href")) ?? "")).toHaveRole("region");
});
