import { findBrowser } from "../../scripts/browser/find-browser.ts";

const browser = await findBrowser();

/**
 * The browser as visitors have it, with its back/forward cache: Playwright turns that off, and the
 * headless browser has to be asked for it.
 */
export const withPageCache = {
  launchOptions: {
    executablePath: browser?.executablePath ?? "",
    args: [...(browser?.args ?? []), "--enable-bfcache"],
    env: { ...process.env, ...browser?.env } as Record<string, string>,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
};
