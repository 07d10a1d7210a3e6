import type { Page } from "@playwright/test";
import { pathOfKind } from "../../app/bands/band-words.test-helper.ts";
import { content } from "../../app/content/content.ts";
import { address } from "../../app/lib/address.ts";
import { allPages, pathAt } from "../../app/site.ts";
import { violations } from "../support/accessibility.ts";
import { brokenWords } from "../support/broken-words.ts";
import { coveredParts } from "../support/covered-parts.ts";
import { drawn, scrollThrough, twoFrames } from "../support/drawn.ts";
import { expect, started, sharedTest as test } from "../support/fixtures.ts";
import { pageKinds } from "../support/page-kinds.ts";
import { servicesPage } from "../support/places.ts";
import { storedTraces, watchStorage } from "../support/stored-traces.ts";
import { sidewaysScroll, unfold } from "../support/visit.ts";

const { axeWidths, checkedWidths } = content;

/** One visit to each page, which asks everything that is asked of all of them. */

const missing = pageKinds["not found"]?.path ?? "";
const onePerKind = Object.values(pageKinds).map(({ path }) => path);
const narrowest = Math.min(...axeWidths);

/** Where the ninth of the twelve columns begins at 1440 px, and what is so near that it means it. */
const line = { at: 944, near: 16 };

/** Where titles stand at 1440 px, below a label and without one. */
const titles = { labeled: 196, bare: 148 };

/** As wide as A4 and as high as Letter: what fits on two of them does so on two of either. */
const sheet = { width: "210mm", height: "279mm" };

/** Cards, tables and what stands beside a schedule divide the width in ways of their own. */
const hasOwnColumns = (address: string, path = pathAt(address)) =>
  [servicesPage, pathOfKind("quotes-in-time")].includes(path) ||
  (path.startsWith("/case-study/") && !onePerKind.includes(address));

/** How far a title stands from where it is due. */
const titleOff = (page: Page) =>
  page.locator("h1").evaluate((title, { labeled, bare }) => {
    const due = title.previousElementSibling ? labeled : bare;
    return Math.round(title.getBoundingClientRect().top) - due;
  }, titles);

/** Blocks of text, outside of drawings, that begin beside the line; what is centered begins anywhere. */
function besideLine({ at, near }: typeof line): string[] {
  const ownText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
  return [...document.querySelectorAll("main *, footer *")]
    .filter(
      (one) =>
        ownText(one) &&
        !one.closest("figure, svg, .schedule-rows, .schedule-strip, .sr-only, .practice-years"),
    )
    .filter((one) => {
      const { display, textAlign } = getComputedStyle(one);
      return !display.startsWith("inline") && textAlign !== "center";
    })
    .map((one) => ({ text: one.textContent, off: one.getBoundingClientRect().left - at }))
    .filter(({ off }) => Math.abs(off) > 0.5 && Math.abs(off) < near)
    .map(({ text, off }) => `${text?.slice(0, 40)}: ${off.toFixed(1)} px off`);
}

/**
 * Axe with all rules at each of its widths, once in the light and once in the dark scheme. Colors
 * follow from the kind of page, so one page of each kind is asked for contrast in the other scheme too.
 */
async function expectAccessible(page: Page, path: string, width: number): Promise<void> {
  const schemes = width === narrowest ? (["light", "dark"] as const) : (["dark", "light"] as const);
  const [other, full] = schemes;
  if (onePerKind.includes(path)) {
    await page.emulateMedia({ colorScheme: other });
    const found = await violations(page, "", ["color-contrast"]);
    expect.soft(found, `contrast at ${width} px, ${other}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: full });
  expect.soft(await violations(page), `axe at ${width} px, ${full}`).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Tables of drawings, and whatever else is open only for those who ask. */
async function openAll(page: Page): Promise<void> {
  await page.locator("main details").evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) Object.assign(one, { name: "", open: true });
  });
  await twoFrames(page);
}

/** Presses all that can be pressed, but the chat and what leads away. */
async function pressAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isChoice = "[data-chat] *, [role=radiogroup] *, fieldset *";
    const controls = "button, summary, [role=tab], main a[href^='#'], [data-behavior=chart] *";
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (control.matches(isChoice)) continue;
      control.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
      control.focus?.();
      control.click?.();
    }
  });
  await twoFrames(page);
}

for (const path of [...allPages, missing])
  test(
    `${path} is sound`,
    drawn(async ({ page, pageLog }) => {
      await watchStorage(page);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: Math.max(...checkedWidths), height: 900 });
      const response = await page.goto(path);
      await started(page);
      expect(response?.status()).toBe(path === missing ? 404 : 200);
      await expect(page.locator("h1")).toBeVisible();

      // Home opens with more than a title.
      if (pathAt(path) !== "/" && path !== missing)
        expect.soft(await titleOff(page), "px between the title and its place").toBe(0);
      await scrollThrough(page, 900);
      await unfold(page);
      // From wide to narrow: the pictures of the widest layout serve the others.
      for (const width of checkedWidths.toSorted((one, other) => other - one)) {
        await page.setViewportSize({ width, height: 900 });
        // Resized again before it has drawn, a headless browser may never draw again.
        await twoFrames(page);
        const sideways = await sidewaysScroll(page);
        expect.soft(sideways, `px of sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
        expect.soft(await brokenWords(page), `words cut in two at ${width} px`).toEqual([]);
        if (width === 1440 && !hasOwnColumns(path))
          expect.soft(await page.evaluate(besideLine, line), "off the grid").toEqual([]);
        expect.soft(await page.evaluate(coveredParts), `covered at ${width} px`).toEqual([]);
        if (axeWidths.includes(width)) await expectAccessible(page, path, width);
      }

      await openAll(page);
      const sideways = await sidewaysScroll(page);
      expect.soft(sideways, "px of sideways scroll with all open").toBeLessThanOrEqual(0);

      await pressAll(page);
      expect.soft(await storedTraces(page), "stored").toEqual([]);
      expect.soft(pageLog.thirdPartyRequests, "asked of other hosts").toEqual([]);
      expect.soft(pageLog.errors).toEqual([]);
      // The browser reports the status itself; the site logs the path, as specified.
      const expected =
        path === missing
          ? [expect.stringContaining("404 (Not Found)"), `error: Page not found: ${address(path)}`]
          : [];
      expect.soft(pageLog.messages).toEqual(expected);

      if (!/^\/(services|case-study)\/./.test(pathAt(path))) return;
      // Last, because a page that was printed in vain may draw no further frame.
      await page.reload();
      const thirdSheet = page.pdf({ ...sheet, pageRanges: "3" });
      await expect.soft(thirdSheet, "a third sheet").rejects.toThrow("page count");
    }),
  );
