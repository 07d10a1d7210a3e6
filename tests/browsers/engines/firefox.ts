import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type LaunchOptions, launch } from "puppeteer-core";
import { hasOpenedPdf, readConsole, readPdf } from "./firefox-pages.ts";
import { firefoxFile } from "./installed.ts";
import { addressOf, type Tab } from "./tab.ts";

type Settings = Pick<LaunchOptions, "env" | "extraPrefsFirefox">;

/** How the paper is cut where the page does not say it itself. */
const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };

export interface FirefoxTab extends Tab {
  /** Resolves as soon as the page has been read, before its fonts have come. */
  openEarly: Tab["open"];
}

export async function startFirefox(site: string, settings: Settings = {}): Promise<FirefoxTab> {
  const browser = await launch({
    browser: "firefox",
    executablePath: firefoxFile,
    // The first tab is privileged: there Firefox lets its own console be read.
    args: ["--remote-allow-system-access", "about:config"],
    ...settings,
  });
  const [privileged] = await browser.pages();
  const viewer = await browser.newPage();
  // The last tab is in front.
  const page = await browser.newPage();
  const folder = mkdtempSync(path.join(tmpdir(), "firefox-print-"));

  const openUntil =
    (waitUntil: "load" | "domcontentloaded"): Tab["open"] =>
    async (address, size) => {
      if (size) await page.setViewport(size);
      await page.goto(new URL(address, site).href, { waitUntil });
    };

  return {
    open: openUntil("load"),
    openEarly: openUntil("domcontentloaded"),
    address: async () => addressOf(page.url()),
    run: (code, ...given) => page.evaluate(code as never, ...given),
    click: (selector) => page.locator(selector).click(),
    hover: (selector) => page.locator(selector).hover(),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    messages: async () => (await privileged?.evaluate(readConsole, site)) ?? [],
    async print({ width, height }) {
      const file = path.join(folder, "printed.pdf");
      await page.pdf({ path: file, width: `${width}cm`, height: `${height}cm`, margin });
      await viewer.goto(pathToFileURL(file).href);
      // By the clock: a tab behind another one draws no frames.
      await viewer.waitForFunction(hasOpenedPdf, { polling: 20 });
      return viewer.evaluate(readPdf);
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}
