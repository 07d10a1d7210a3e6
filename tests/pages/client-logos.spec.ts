import type { Page } from "@playwright/test";
import { pictureFinalCheck } from "../../app/browser/constants.ts";
import { content } from "../../app/content/content.ts";
import { answering, prepare } from "../support/failing-images.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { needed } from "../support/needed.ts";

const logos = content.clients.flatMap(({ name, logoUrl }) => (logoUrl ? { name, logoUrl } : []));
const [lost = { name: "", logoUrl: "" }, shown = lost] = logos;
const fileOf = ({ logoUrl }: typeof lost) => logoUrl.split("/").at(-1) ?? "";

test.beforeEach(() => needed(logos[0], "logo of a client"));

/** The script that draws names has come: it must be there before time is let pass. */
const canDraw = (page: Page) =>
  expect.poll(() => page.evaluate(() => "drawPlaceholder" in window)).toBe(true);

for (const [script, replacement] of [
  ["with", new RegExp(`^data:image/svg\\+xml,.*${encodeURIComponent(lost.name)}`)],
  ["without", "/images/placeholder.png"],
] as const)
  test(`a logo that fails is replaced in its box, ${script} the script that draws names`, async ({
    page,
    pageLog,
  }) => {
    await prepare(page);
    if (script === "without")
      await page.route("**/images/placeholder-create.js", (route) => route.abort());
    await answering(page, lost.logoUrl, () => "lose");
    await open(page, "/");
    const mark = page.getByRole("img", { name: lost.name });
    await mark.scrollIntoViewIfNeeded();
    await expect.poll(() => pageLog.ownMessages).toHaveLength(1);
    const box = await mark.boundingBox();
    if (script === "with") await canDraw(page);
    await page.clock.runFor(pictureFinalCheck);
    await expect(mark).toHaveAttribute("src", replacement);
    await expect(mark).toHaveAttribute("alt", lost.name);
    await expect(mark).not.toHaveJSProperty("naturalWidth", 0);
    expect(await mark.boundingBox()).toEqual(box);
    expect(pageLog.errors).toEqual([]);
  });

test("logos may come from a host that the policy allows, and are recovered in the same way", async ({
  page,
  pageLog,
}) => {
  needed(logos[1], "second logo");
  await prepare(page);
  const host = "https://logos.example";
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><path d="M0 0h9v9z"/></svg>';
  await page.route(`${host}/**`, (route) =>
    route.request().url().endsWith(fileOf(lost))
      ? route.abort()
      : route.fulfill({ contentType: "image/svg+xml", body: svg }),
  );
  // As the page is built when the brand file names the host.
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll('src="/images/clients/', `src="${host}/`)
      .replace("img-src 'self' data:", `$& ${host}`);
    await route.fulfill({ response, body: html });
  });
  await open(page, "/");
  const there = page.getByRole("img", { name: shown.name });
  await there.scrollIntoViewIfNeeded();
  await expect(there).toHaveJSProperty("naturalWidth", 120);

  const mark = page.getByRole("img", { name: lost.name });
  await expect
    .poll(() => pageLog.ownMessages)
    .toEqual([`error: Image failed to load: ${host}/${fileOf(lost)}`]);
  await canDraw(page);
  await page.clock.runFor(pictureFinalCheck);
  await expect(mark).toHaveAttribute("src", /^data:image\/svg\+xml,/);
  await expect(mark).not.toHaveJSProperty("naturalWidth", 0);
  await expect(there).toHaveAttribute("src", `${host}/${fileOf(shown)}`);
});
