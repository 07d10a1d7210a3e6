import type { Page } from "@playwright/test";
import { pictureFinalCheck } from "../../app/browser/constants.ts";
import { sampleImageHost } from "../../app/pages/styleguide/image-host.ts";
import { answering, prepare } from "../support/failing-images.ts";
import { expect, open, test } from "../support/fixtures.ts";

const logo = "/images/clients/tarnwick-bank.svg";

/** The script that draws names has come: it must be there before time is let pass. */
const canDraw = (page: Page) =>
  expect.poll(() => page.evaluate(() => "drawPlaceholder" in window)).toBe(true);

test("a client's logo that fails is replaced by a placeholder with the client's name", async ({
  page,
  witness,
}) => {
  await prepare(page);
  await answering(page, logo, () => "lose");
  await open(page, "/");
  const mark = page.getByRole("img", { name: "Tarnwick Bank" });
  await mark.scrollIntoViewIfNeeded();
  await expect.poll(() => witness.ownMessages).toHaveLength(1);
  const box = await mark.boundingBox();
  await canDraw(page);
  await page.clock.runFor(pictureFinalCheck);
  await expect(mark).toHaveAttribute("src", /^data:image\/svg\+xml,.*Tarnwick%20Bank/);
  await expect(mark).not.toHaveJSProperty("naturalWidth", 0);
  expect(await mark.boundingBox()).toEqual(box);
  expect(witness.errors).toEqual([]);
});

test.describe("drawn by a test, which our policy would not let parse it", () => {
  test.use({ bypassCSP: true });
  test("the name fits into its placeholder, whatever it is", async ({ page }) => {
    await open(page, "/");
    await canDraw(page);
    const widths = await page.evaluate(() =>
      [
        "Short",
        "WWWWWWWWWWWWWWWWWWWW",
        "株式会社のとても長い名前の例",
        "i".repeat(55),
        "x".repeat(900),
      ].map((name) => {
        const url = window.drawPlaceholder?.(name, 200, 48) ?? "";
        const drawing = new DOMParser().parseFromString(
          decodeURIComponent(url.slice(url.indexOf(",") + 1)),
          "image/svg+xml",
        ).documentElement;
        document.body.append(document.importNode(drawing, true));
        return (
          [...document.querySelectorAll<SVGTextElement>("body > svg > text")].at(-1)?.getBBox()
            .width ?? 0
        );
      }),
    );
    for (const width of widths) {
      expect(width).toBeGreaterThan(10);
      expect(width).toBeLessThanOrEqual(190);
    }
  });
});

test("without the script that draws it, a logo is replaced by the plain placeholder", async ({
  page,
  witness,
}) => {
  await prepare(page);
  await page.route("**/images/placeholder-create.js", (route) => route.abort());
  await answering(page, logo, () => "lose");
  await open(page, "/");
  const mark = page.getByRole("img", { name: "Tarnwick Bank" });
  await mark.scrollIntoViewIfNeeded();
  await expect.poll(() => witness.ownMessages).toHaveLength(1);
  await page.clock.runFor(pictureFinalCheck);
  await expect(mark).toHaveAttribute("src", "/images/placeholder.png");
  await expect(mark).toHaveAttribute("alt", "Tarnwick Bank");
  expect(witness.errors).toEqual([]);
});

test("logos may come from a host that the policy allows, and are recovered in the same way", async ({
  page,
  styleguide,
  witness,
}) => {
  await prepare(page);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h9v9z"/></svg>';
  await page.route(`${sampleImageHost}/0.svg`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: svg }),
  );
  await page.route(`${sampleImageHost}/1.svg`, (route) => route.abort());
  await open(page, `${styleguide}/styleguide`);
  const there = page.getByRole("img", { name: "Logo of Elsewhere & Sons" });
  await there.scrollIntoViewIfNeeded();
  await expect(there).toHaveJSProperty("naturalWidth", 120);

  const lost = page.getByRole("img", { name: /^Logo of The "Very Long Name"/ });
  await expect
    .poll(() => witness.ownMessages)
    .toEqual([`error: Image failed to load: ${sampleImageHost}/1.svg`]);
  await canDraw(page);
  await page.clock.runFor(pictureFinalCheck);
  await expect(lost).toHaveAttribute("src", /^data:image\/svg\+xml,/);
  await expect(lost).not.toHaveJSProperty("naturalWidth", 0);
  await expect(there).toHaveAttribute("src", `${sampleImageHost}/0.svg`);
});
