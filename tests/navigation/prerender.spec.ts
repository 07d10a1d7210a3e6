import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { schemeStorageKey } from "../../app/browser/constants.ts";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { serveSite } from "../../server/static-site.ts";
import { expect, test } from "../support/fixtures.ts";
import { rawBrowser } from "../support/raw-browser.ts";

const isStarted = `document.querySelector("script[async]") !== null`;

test("a page that the browser prepares on a press does nothing until it is shown", async () => {
  const asked: string[] = [];
  const answer = serveSite("build/client");
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await rawBrowser();
  try {
    await expect.poll(() => browser.pages.length).toBe(1);
    await browser.send("Page.navigate", { url: `${url}/cookies` });
    await expect.poll(() => browser.evaluate(isStarted)).toBe(true);
    await expect.poll(() => asked).toContain(startUpScripts.body);
    asked.length = 0;
    await browser.evaluate(`localStorage.${schemeStorageKey} = "dark"`);

    const place = await browser.evaluate<{ x: number; y: number }>(
      `(({ x, y }) => ({ x: x + 10, y: y + 10 }))(document.querySelector('nav[aria-label=Main] a[href="/about"]').getBoundingClientRect())`,
    );
    const mouse = (type: string) =>
      browser.send("Input.dispatchMouseEvent", { type, button: "left", clickCount: 1, ...place });
    await mouse("mouseMoved");
    await mouse("mousePressed");

    await expect.poll(() => browser.pages.length).toBe(2);
    const prepared = `location.pathname === "/about" && document.prerendering && document.readyState === "complete"`;
    await expect.poll(() => browser.evaluate(prepared, 1)).toBe(true);
    expect(await browser.evaluate(isStarted, 1)).toBe(false);
    expect(asked).toContain("/about");
    // Nor is there anything left to do for the color scheme: it is not seen to change.
    expect(await browser.evaluate("document.documentElement.dataset.scheme", 1)).toBe("dark");
    expect(asked.filter((address) => address.endsWith(".js"))).toEqual([]);
    // Whatever the day is by then: what stands there is the build's until the page is shown.
    await browser.evaluate(`document.querySelector("[data-today]").textContent = "1999"`, 1);

    await mouse("mouseReleased");
    await expect.poll(() => browser.evaluate("!document.prerendering", 1)).toBe(true);
    await expect.poll(() => browser.evaluate(isStarted, 1)).toBe(true);
    const start = `performance.getEntriesByType("navigation")[0].activationStart`;
    expect(await browser.evaluate<number>(start, 1)).toBeGreaterThan(0);
    const year = await browser.evaluate(`document.querySelector("[data-today]").textContent`, 1);
    expect(year).toBe(String(new Date().getFullYear()));
  } finally {
    browser.close();
    server.closeAllConnections();
    server.close();
  }
});
