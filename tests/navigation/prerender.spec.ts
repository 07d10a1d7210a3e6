import puppeteer, { type Browser, type CDPSession } from "puppeteer-core";
import { schemeStorageKey } from "../../app/browser/constants.ts";
import { findBrowser } from "../../scripts/browser/find-browser.ts";
import { expect, test } from "../support/fixtures.ts";
import { anyPage, shortPage } from "../support/places.ts";

/** The page that the browser prepares next; its tab alone tells of it before it is shown. */
async function nextPrerendered(browser: Browser): Promise<() => CDPSession | null | undefined> {
  const root = await browser.target().createCDPSession();
  const sessionOf = (id: string) => root.connection()?.session(id);
  const { targetInfos } = await root.send("Target.getTargets", { filter: [{ type: "tab" }] });
  const targetId = targetInfos[0]?.targetId ?? "";
  const attached = await root.send("Target.attachToTarget", { targetId, flatten: true });
  const tab = sessionOf(attached.sessionId);
  let prerendered: CDPSession | null | undefined;
  tab?.on("Target.attachedToTarget", ({ sessionId, targetInfo }) => {
    if (targetInfo.subtype === "prerender") prerendered = sessionOf(sessionId);
  });
  const settings = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await tab?.send("Target.setAutoAttach", { ...settings, filter: [{ type: "page" }] });
  return () => prerendered;
}

const state = `({
  path: location.pathname,
  isComplete: document.readyState === "complete",
  isPrerendering: document.prerendering,
  isStarted: document.querySelector("head > script[src*=placeholder]") !== null,
  scheme: document.documentElement.dataset.scheme,
})`;

// By Puppeteer: the way in which Playwright watches pages keeps the browser from preparing one.
test("a page that the browser prepares on a press does nothing until it is shown", async ({
  baseURL,
}) => {
  const { executablePath = "", args = [], env } = (await findBrowser()) ?? {};
  const browser = await puppeteer.launch({
    executablePath,
    args: [...args, "--no-sandbox"],
    env: { ...process.env, ...env },
    headless: "shell",
  });
  try {
    const [page] = await browser.pages();
    if (!page) throw new Error("The browser has opened no page.");
    await page.goto(baseURL + shortPage);
    await page.waitForSelector("head > script[src*=placeholder]");
    await page.evaluate((key) => localStorage.setItem(key, "dark"), schemeStorageKey);
    const prerendered = await nextPrerendered(browser);
    const evaluate = async (expression: string) =>
      (await prerendered()?.send("Runtime.evaluate", { expression, returnByValue: true }))?.result
        .value;

    await page.hover(`header nav a[href="${anyPage}"]`);
    await page.mouse.down();
    await expect
      .poll(() => evaluate(state))
      .toEqual({
        path: anyPage,
        isComplete: true,
        isPrerendering: true,
        isStarted: false,
        // The color scheme is there already: it is not seen to change.
        scheme: "dark",
      });

    await page.mouse.up();
    await expect
      .poll(() => evaluate(state))
      .toMatchObject({ isPrerendering: false, isStarted: true });
    const start = await evaluate(`performance.getEntriesByType("navigation")[0].activationStart`);
    expect(start).toBeGreaterThan(0);
  } finally {
    await browser.close();
  }
});
