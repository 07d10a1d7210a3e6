import type { Page } from "@playwright/test";
import { schemeStorageKey } from "../../app/browser/constants.ts";
import { palette } from "../../app/site.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { anyPage, words } from "../support/places.ts";
import { storedTraces } from "../support/stored-traces.ts";
import { grounds, rgb } from "./scheme-grounds.ts";

/** The ground of the page, and the color of the browser's frame: the first whose query holds. */
async function expectScheme(page: Page, scheme: keyof typeof grounds): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("background-color", grounds[scheme]);
  const frame = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );
  expect(frame).toBe(scheme === "dark" ? palette.night : palette.paper);
}

const switchOn = (page: Page) => page.getByRole("group", { name: words.footer.scheme });
const option = (page: Page, name: string) => switchOn(page).getByRole("radio", { name });

test("pages follow the system until a scheme is chosen, and then the choice", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, anyPage);

  await test.step("the system decides, and nothing is kept", async () => {
    await expectScheme(page, "dark");
    await expect(option(page, words.footer.system)).toBeChecked();
    await page.emulateMedia({ colorScheme: "light" });
    await expectScheme(page, "light");
    expect(await storedTraces(page)).toEqual([]);
  });

  await test.step("the keyboard reaches and changes it, and the focus is seen", async () => {
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(option(page, words.footer.system)).toBeFocused();
    await expect(option(page, words.footer.system)).toHaveCSS("outline-style", "solid");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(option(page, words.footer.dark)).toBeChecked();
    await expectScheme(page, "dark");
  });

  await test.step("paper is light in any case", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await expect(page.locator("html")).toHaveCSS("color", rgb(palette.ink));
    await page.emulateMedia({ media: "screen" });
  });

  const other = await context.newPage();
  await test.step("the next page has it, and changes it for tabs that are open", async () => {
    await other.emulateMedia({ colorScheme: "dark" });
    await open(other, "/no/such/page");
    await expectScheme(other, "dark");
    await expect(option(other, words.footer.dark)).toBeChecked();
    await option(other, words.footer.light).check();
    await expectScheme(other, "light");
    await expectScheme(page, "light");
    await expect(option(page, words.footer.light)).toBeChecked();
    const choice = await page.evaluate((key) => localStorage.getItem(key), schemeStorageKey);
    expect(choice).toBe("light");
  });

  await test.step("each word is large enough to be touched", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const name of [words.footer.dark, words.footer.light, words.footer.system]) {
      const label = switchOn(page).locator("label", { hasText: name });
      const box = await label.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(40);
      await label.click();
      await expect(option(page, name)).toBeChecked();
    }
  });

  await test.step("left to the system again, it is as at first", async () => {
    await expectScheme(page, "light");
    await expectScheme(other, "dark");
    expect(await storedTraces(page)).toEqual([]);
  });

  await test.step("the switch moves nothing when it appears", async () => {
    const height = () => other.getByRole("contentinfo").evaluate((footer) => footer.clientHeight);
    const shown = await height();
    await other.locator("footer fieldset").evaluate((group: HTMLElement) => {
      group.hidden = true;
    });
    expect(await height()).toBe(shown);
  });
});

test("the first paint has the scheme that was chosen, without the page's script", async ({
  page,
}) => {
  await page.route("**/entry.client-*.js", (route) => route.abort());
  await page.addInitScript((key) => {
    // Chosen was the other than the system's.
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    localStorage.setItem(key, isDark ? "light" : "dark");
    const seen = new Set<string>();
    let isPainted = false;
    // Every frame until the first has been painted, and at it.
    const look = () => {
      const { documentElement } = document;
      if (document.body) seen.add(getComputedStyle(documentElement).backgroundColor);
      if (isPainted) documentElement.dataset.seen = [...seen].join("; ");
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    new PerformanceObserver(() => {
      isPainted = true;
      look();
    }).observe({ type: "paint", buffered: true });
  }, schemeStorageKey);

  for (const [system, chosen] of [
    ["light", "dark"],
    ["dark", "light"],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-seen", grounds[chosen]);
    await expectScheme(page, chosen);
  }
});
