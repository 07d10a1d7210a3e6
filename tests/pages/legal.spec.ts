import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { everywhere, withoutTls } from "../../app/security-headers.ts";
import { site } from "../../app/site.ts";
import { slugOf } from "../../app/text/slug.ts";
import { expect, open, sharedTest, test } from "../support/fixtures.ts";
import { needed, neededBand } from "../support/needed.ts";
import { words } from "../support/places.ts";
import { built } from "./built-parts.ts";

/** In small letters: where two blocks meet, the next begins with a capital. */
const address = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/g;
const security = pathOfKind("policy");

test("every address on a page of text is a link that writes to it", () => {
  const texts = [...site.legalNavigation, ...site.trustNavigation.slice(0, 2)].map(({ href }) => {
    const main = built(href).first("main");
    return { href, main, written: main.text.match(address) ?? [] };
  });
  needed(
    texts.find(({ written }) => written.length),
    "text with an address",
  );
  for (const { href, main, written } of texts)
    expect(main.links('a[href^="mailto:"]'), href).toEqual(
      written.map((one) => `${one} → mailto:${one}`),
    );
});

test("the security page prints the headers that the server sends", async ({ request }) => {
  neededBand("policy");
  const sent = (await request.get(security)).headers();
  for (const [name, value] of Object.entries(withoutTls))
    expect(sent[name.toLowerCase()]).toBe(value);
  const rows = built(security).texts("main dl > div");
  for (const [name, value] of Object.entries(everywhere))
    expect(rows.find((row) => row.startsWith(name))).toContain(value);
});

sharedTest("the contents of long texts follow the reading", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1080 });
  const texts = content.pages.flatMap(({ path, bands }) =>
    bands.flatMap((band, index) =>
      band.band === "text" ? [{ path, ...band, isLast: index === bands.length - 1 }] : [],
    ),
  );
  needed(texts[0], "long text");
  // One that ends its page, and one that does not.
  const ofEachKind = new Map(texts.map((text) => [text.isLast, text])).values();
  for (const { path, sections, isLast } of ofEachKind) {
    // A text that is folded opens by a link into it.
    await open(page, `${path}#${slugOf(sections[0]?.heading ?? "")}`);
    const list = page.getByRole("navigation", { name: words.text.contents });
    const current = list.locator('[aria-current="location"]');
    for (const { heading } of sections) {
      await list.getByRole("link", { name: heading, exact: true }).click();
      await expect(current).toHaveText(heading);
      await expect(page.getByRole("heading", { name: heading, exact: true })).toBeInViewport();
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    if (isLast && !sections.at(-1)?.shows)
      await expect(current).toHaveText(sections.at(-1)?.heading ?? "");
  }
});
