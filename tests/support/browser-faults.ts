import type { Page, PlaywrightTestOptions } from "@playwright/test";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { address } from "../../app/lib/address.ts";
import { chatOn } from "./chat-parts.ts";
import { expect } from "./fixtures.ts";
import { cutTexts } from "./readable.ts";
import { searchOn } from "./search-parts.ts";

interface Fault {
  /** The browser that has it. */
  use?: Partial<PlaywrightTestOptions> & { viewport?: { width: number; height: number } };
  /** Before the first page of the visit. */
  before?: (page: Page) => Promise<unknown>;
  /** On every page, once it is there. */
  befall?: (page: Page) => Promise<unknown>;
  /** Once the page was found readable in spite of it: it passes. */
  after?: (page: Page) => Promise<unknown>;
  /** The script of the page never runs. */
  isWithoutScript?: true;
}

const losing = (files: string | RegExp): Fault => ({
  before: (page) => page.route(files, (route) => route.abort()),
});

/** Nobody answers, for as long as the page is open. */
const holding = (page: Page) =>
  page.route("**", (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    return new Promise<void>(() => {});
  });

/** The visitor asks for what comes on demand, and is told that it cannot be had. */
async function askForChat(page: Page): Promise<void> {
  const { button, notice } = chatOn(page);
  await button.click();
  await expect(notice).toContainText("could not be loaded", { useInnerText: true });
  await page.keyboard.press("Escape");
}

async function useChat(page: Page): Promise<void> {
  const { button, panel } = chatOn(page);
  await button.click();
  await expect(panel).toBeVisible();
  await button.click();
  await expect(panel).toBeHidden();
}

/** What cannot be kept holds for the page. */
async function chooseDark(page: Page): Promise<void> {
  await page.locator("footer input[value=dark]").check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "dark");
}

function forbidStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Access is denied.", "SecurityError");
      },
    });
}

function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("There is no room.", "QuotaExceededError");
  };
}

/** As translators, password managers and grammar checkers do it. */
function injectNodes(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  while (texts.nextNode()) all.push(texts.currentNode as Text);
  for (const text of all) {
    if (!text.data.trim() || text.parentElement?.closest("script, style, svg")) continue;
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  }
  for (const place of document.querySelectorAll(
    "html, body, button, [data-behavior], [data-chat]",
  )) {
    place.append(document.createElement("x-extension"));
    place.setAttribute("data-extension", "1");
  }
  document.body.prepend(document.createElement("x-extension"));
}

/** The spacing that WCAG 1.4.12 allows a reader; a sheet of the reader's own, which no policy stops. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [sheet];
}

const wide = { width: 1280, height: 720 };
const narrow = { width: 320, height: 640 };

/** The shell is the same on every page: what it offers is tried on one of them. */
const onAbout =
  (act: (page: Page) => Promise<unknown>): ((page: Page) => Promise<void>) =>
  async (page) => {
    if (page.url().endsWith(address("/about"))) await act(page);
  };

/** What can befall a visit. Script turned off has a test of its own (every-page/no-script). */
export const faults: Record<string, Fault> = {
  "its script lost": { ...losing("**/assets/*.js"), isWithoutScript: true },
  "both start-up scripts lost": losing(
    new RegExp(Object.values(startUpScripts).map(RegExp.escape).join("|")),
  ),
  "fonts lost": losing("**/*.woff2"),
  "pictures lost": losing(/\/images\/.*\.(avif|webp|jpg|png|svg)/),
  "the search index lost": {
    ...losing("**/search.json"),
    // Who cannot have the search gets the list of all pages.
    befall: onAbout(async (page) => {
      await searchOn(page).button.click();
      await page.waitForURL(address("/sitemap"));
      await page.goBack();
    }),
  },
  "storage forbidden": {
    before: (page) => page.addInitScript(forbidStorage),
    befall: onAbout(chooseDark),
  },
  "storage full": {
    before: (page) => page.addInitScript(fillStorage),
    befall: onAbout(chooseDark),
  },
  "no network in the middle of it": {
    befall: async (page) => {
      await page.context().setOffline(true);
      await onAbout(askForChat)(page);
    },
    after: (page) => page.context().setOffline(false),
  },
  "a deploy in the middle of it": {
    befall: async (page) => {
      await page.route("**/assets/**", (route) => route.fulfill({ status: 404, body: "" }));
      await onAbout(askForChat)(page);
    },
    after: (page) => page.unrouteAll({ behavior: "ignoreErrors" }),
  },
  "a network that brings nothing but the page": { before: holding, isWithoutScript: true },
  "a clock years off": {
    before: (page) => page.clock.setFixedTime("1999-12-31T23:59:59Z"),
    // As when somebody comes back to the page, and the clock has been set.
    befall: async (page) => {
      await page.clock.setFixedTime("2120-02-29T12:00:00Z");
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
      );
    },
    after: (page) => page.clock.setFixedTime("1999-12-31T23:59:59Z"),
  },
  "extensions that inject nodes": {
    befall: async (page) => {
      await page.evaluate(injectNodes);
      await onAbout(useChat)(page);
    },
  },
  "zoom of 400 %": {
    use: { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 },
    befall: async (page) => {
      // Half of so low a window is for reading, at the least.
      const header = await page.locator("header").boundingBox();
      expect(header?.height).toBeLessThanOrEqual(128);
    },
  },
  "wide text spacing": {
    befall: async (page) => {
      await page.evaluate(spaceText);
      for (const size of [wide, narrow]) {
        await page.setViewportSize(size);
        expect.soft(await cutTexts(page), `${page.url()} at ${size.width} px`).toEqual([]);
      }
    },
    after: (page) => page.setViewportSize(wide),
  },
  "forced colors": {
    before: (page) => page.emulateMedia({ forcedColors: "active" }),
    befall: async (page) => {
      await page.keyboard.press("Tab");
      const outline = page.locator(":focus").evaluate((one) => getComputedStyle(one).outlineStyle);
      expect(await outline).not.toBe("none");
    },
  },
};
