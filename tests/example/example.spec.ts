import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { content } from "../../app/content/content.ts";
import { buildFolder } from "../../deploy/build-state.ts";
import { tracesIn } from "../../scripts/find-traces.ts";
import { violations } from "../support/accessibility.ts";
import { deadLinks } from "../support/dead-links.ts";
import { drawn, twoFrames } from "../support/drawn.ts";
import { expect, test } from "../support/fixtures.ts";
import { exampleFolder, exampleUrl } from "../support/servers.ts";
import { sidewaysScroll, unfold } from "../support/visit.ts";
import { emptyParts, loneHeadings } from "./parts.ts";

/** A small firm that has little of what the sample has, from content files alone. */

test.use({ baseURL: exampleUrl });

const read = (file: string) => readFileSync(path.join(exampleFolder, file), "utf8");
const pages = [...read("sitemap.xml").matchAll(/<loc>([^<]+)/g)].map(
  ([, url = ""]) => new URL(url).pathname,
);

/** Letters outside of ASCII that are not drawn by a font of the site. */
async function foreignLetters(page: Page): Promise<string[]> {
  const marked = await page.evaluate(() => {
    const own = (one: Element) =>
      [...one.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.textContent);
    const found = [...document.querySelectorAll("body *")].filter(
      (one) => /(?=\P{ASCII})\p{L}/u.test(own(one).join()) && one.checkVisibility(),
    );
    for (const one of found) one.setAttribute("data-letters", "");
    return found.length;
  });
  if (!marked) return [];
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const selector = { nodeId: root.nodeId, selector: "[data-letters]" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", selector);
  const fonts = await Promise.all(
    nodeIds.map((nodeId) => session.send("CSS.getPlatformFontsForNode", { nodeId })),
  );
  await session.detach();
  return fonts
    .flatMap((used) => used.fonts)
    .filter(({ isCustomFont }) => !isCustomFont)
    .map(({ familyName, glyphCount }) => `${glyphCount} in ${familyName}`);
}

for (const address of pages)
  test(
    `${address} of a small firm is whole`,
    drawn(async ({ page, pageLog }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 1440, height: 900 });
      expect((await page.goto(address))?.status()).toBe(200);
      await unfold(page);
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await twoFrames(page);
        expect.soft(await page.evaluate(emptyParts), `at ${width} px`).toEqual([]);
        expect.soft(await sidewaysScroll(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
      expect.soft(await violations(page), "axe on a phone").toEqual([]);
      expect.soft(await page.evaluate(loneHeadings)).toEqual([]);
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await foreignLetters(page), "letters of other fonts").toEqual([]);
      expect.soft([...pageLog.errors, ...pageLog.messages]).toEqual([]);
    }),
  );

test("every link of a small firm leads somewhere", () => {
  expect(deadLinks(pages, ["404.html"], exampleFolder)).toEqual([]);
});

test("nothing of the sample is in another firm’s site", () => {
  test.skip(exampleFolder.startsWith(`${buildFolder}/`), "The example is the site itself.");
  const { site, clients } = content;
  const names = [site.name, site.tagline, ...clients.map(({ name }) => name)];
  const files = globSync("**/*.{html,json,xml,txt,svg}", { cwd: exampleFolder });
  const traces = files.flatMap((file) => [
    ...tracesIn(file, readFileSync(path.join(exampleFolder, file)), names),
  ]);
  expect(traces).toEqual([]);
});
