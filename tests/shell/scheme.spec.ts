import type { Locator, Page } from "@playwright/test";
import { schemeStorageKey } from "../../app/browser/constants.ts";
import { site } from "../../app/site.ts";
import { palette } from "../../scripts/palette.ts";
import { kept, keptNothing } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;

/** Ground of the page in each scheme. */
const grounds = { light: rgb(site.themeColor), dark: rgb(site.darkThemeColor) };
type Scheme = keyof typeof grounds;

async function expectScheme(page: Page, scheme: Scheme): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("background-color", grounds[scheme]);
  expect(await frameColor(page)).toBe(scheme === "dark" ? site.darkThemeColor : site.themeColor);
}

/** As browsers choose it: the first whose query holds. */
const frameColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

const switchOn = (page: Page): Locator => page.getByRole("group", { name: "Color scheme" });
const option = (page: Page, name: string) => switchOn(page).getByRole("radio", { name });
const choice = (page: Page) => page.evaluate((key) => localStorage.getItem(key), schemeStorageKey);

test("pages follow the system, and keep nothing", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/about");
  await expectScheme(page, "dark");
  await expect(option(page, "System")).toBeChecked();
  await page.emulateMedia({ colorScheme: "light" });
  await expectScheme(page, "light");
  expect(await kept(page)).toEqual(keptNothing);
});

for (const [system, chosen] of [
  ["light", "dark"],
  ["dark", "light"],
] as const)
  test(`${chosen} can be chosen where the system says ${system}, until it is left to it again`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await open(page, "/about");
    const name = chosen === "dark" ? "Dark" : "Light";
    await option(page, name).check();
    await expectScheme(page, chosen);
    expect(await choice(page)).toBe(chosen);

    for (const path of ["/about", "/services", "/no/such/page"]) {
      await open(page, path);
      await expectScheme(page, chosen);
      await expect(option(page, name)).toBeChecked();
    }

    await option(page, "System").check();
    await expectScheme(page, system);
    expect(await kept(page)).toEqual(keptNothing);
  });

for (const [system, chosen] of [
  ["light", "dark"],
  ["dark", "light"],
] as const)
  test(`the first paint is ${chosen} where that was chosen, without the page's script`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.route("**/entry.client-*.js", (route) => route.abort());
    await page.addInitScript(
      ([key, chosen]) => {
        localStorage.setItem(key, chosen);
        const seen = new Set<string>();
        // Every frame until the first has been painted, and at it.
        const look = () => {
          if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor);
          document.documentElement.dataset.seen = [...seen].join("; ");
        };
        const frame = () => {
          look();
          if (!document.documentElement.dataset.painted) requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
        new PerformanceObserver(() => {
          look();
          document.documentElement.dataset.painted = "true";
        }).observe({ type: "paint", buffered: true });
      },
      [schemeStorageKey, chosen] as const,
    );
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("data-painted", "true");
    await expect(page.locator("html")).toHaveAttribute("data-seen", grounds[chosen]);
    await expectScheme(page, chosen);
  });

test("where storage is forbidden, the switch works for the page", async ({ page, witness }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Access is denied.", "SecurityError");
      },
    }),
  );
  await open(page, "/about");
  await option(page, "Dark").check();
  await expectScheme(page, "dark");
  await option(page, "System").check();
  await expectScheme(page, "light");
  expect(witness.errors).toEqual([]);
});

test("other tabs follow", async ({ page, context }) => {
  await open(page, "/about");
  const other = await context.newPage();
  await open(other, "/services");
  await option(other, "Dark").check();
  await expectScheme(page, "dark");
  await expect(option(page, "Dark")).toBeChecked();
  await option(page, "System").check();
  await expectScheme(other, "light");
});

test("the keyboard reaches and changes it, and the focus is seen", async ({ page }) => {
  await open(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookies" }).focus();
  await page.keyboard.press("Tab");
  await expect(option(page, "System")).toBeFocused();
  await expect(option(page, "System")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(option(page, "Dark")).toBeChecked();
  await expectScheme(page, "dark");
});

test("each word is large enough to be touched", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/about");
  for (const name of ["System", "Light", "Dark"]) {
    const label = switchOn(page).locator("label", { hasText: name });
    const box = await label.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(40);
    expect(box?.width).toBeGreaterThanOrEqual(40);
    await label.click();
    await expect(option(page, name)).toBeChecked();
  }
});

test("it moves nothing when it appears", async ({ page }) => {
  await open(page, "/no/such/page");
  const height = () => page.getByRole("contentinfo").evaluate((footer) => footer.clientHeight);
  const shown = await height();
  await switchOn(page).evaluate((group: HTMLElement) => {
    group.hidden = true;
  });
  expect(await height()).toBe(shown);
});

test("paper is light in any case", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, "/about");
  await option(page, "Dark").check();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("html")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(page.locator("html")).toHaveCSS("color", rgb(await palette("ink")));
});

test("the cookies page names what is kept, and under which key", async ({ page }) => {
  await page.goto("/cookies");
  await expect(page.getByRole("main")).toContainText(`“${schemeStorageKey}”`);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, colorScheme: "dark" });

  test("the system decides, and there is no switch", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("html")).toHaveCSS("background-color", grounds.dark);
    await expect(switchOn(page)).toBeHidden();
  });
});
