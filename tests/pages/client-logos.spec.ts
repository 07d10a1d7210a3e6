import type { Page } from "@playwright/test";
import { pictureFinalCheck } from "../../app/browser/constants.ts";
import { sampleImageHost } from "../../app/pages/styleguide/image-host.ts";
import { answering, prepare } from "../support/failing-images.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { styleguideUrl } from "../support/servers.ts";

/** The script that draws names has come: it must be there before time is let pass. */
const canDraw = (page: Page) =>
  expect.poll(() => page.evaluate(() => "drawPlaceholder" in window)).toBe(true);

for (const [script, replacement] of [
  ["with", /^data:image\/svg\+xml,.*Tarnwick%20Bank/],
  ["without", "/images/placeholder.png"],
] as const)
  test(`a logo that fails is replaced in its box, ${script} the script that draws names`, async ({
    page,
    pageLog,
  }) => {
    await prepare(page);
    if (script === "without")
      await page.route("**/images/placeholder-create.js", (route) => route.abort());
    await answering(page, "/images/clients/tarnwick-bank.svg", () => "lose");
    await open(page, "/");
    const mark = page.getByRole("img", { name: "Tarnwick Bank" });
    await mark.scrollIntoViewIfNeeded();
    await expect.poll(() => pageLog.ownMessages).toHaveLength(1);
    const box = await mark.boundingBox();
    if (script === "with") await canDraw(page);
    await page.clock.runFor(pictureFinalCheck);
    await expect(mark).toHaveAttribute("src", replacement);
    await expect(mark).toHaveAttribute("alt", "Tarnwick Bank");
    await expect(mark).not.toHaveJSProperty("naturalWidth", 0);
    expect(await mark.boundingBox()).toEqual(box);
    expect(pageLog.errors).toEqual([]);
  });

test("logos may come from a host that the policy allows, and are recovered in the same way", async ({
  page,
  pageLog,
}) => {
  await prepare(page);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h9v9z"/></svg>';
  await page.route(`${sampleImageHost}/0.svg`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: svg }),
  );
  await page.route(`${sampleImageHost}/1.svg`, (route) => route.abort());
  await open(page, `${styleguideUrl}/styleguide`);
  const there = page.getByRole("img", { name: "Logo of Elsewhere & Sons" });
  await there.scrollIntoViewIfNeeded();
  await expect(there).toHaveJSProperty("naturalWidth", 120);

  const lost = page.getByRole("img", { name: /^Logo of The "Very Long Name"/ });
  await expect
    .poll(() => pageLog.ownMessages)
    .toEqual([`error: Image failed to load: ${sampleImageHost}/1.svg`]);
  await canDraw(page);
  await page.clock.runFor(pictureFinalCheck);
  await expect(lost).toHaveAttribute("src", /^data:image\/svg\+xml,/);
  await expect(lost).not.toHaveJSProperty("naturalWidth", 0);
  await expect(there).toHaveAttribute("src", `${sampleImageHost}/0.svg`);
});
