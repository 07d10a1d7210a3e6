import type { Page, Route } from "@playwright/test";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";

/** What can befall a visit. Script turned off has a test of its own (every-page/no-script). */

/** Nobody answers but for the page itself. The requests that it returns wait for what a test decides. */
export async function holdAllButPages(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.route("**", (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    held.push(route);
  });
  return held;
}

/** Start-up scripts, search index and pictures; fonts are lost with everything else. */
export async function loseFiles(page: Page): Promise<void> {
  for (const file of [...Object.values(startUpScripts), "/search.json", "/images/**"])
    await page.route(`**${file}`, (route) => route.abort());
}

export function forbidStorage(): void {
  for (const name of ["localStorage", "sessionStorage"])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Access is denied.", "SecurityError");
      },
    });
}

export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("There is no room.", "QuotaExceededError");
  };
}

/** As translators, password managers and grammar checkers do it. */
export function injectNodes(): void {
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
export function spaceText(isSpaced: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = isSpaced ? [sheet] : [];
}
