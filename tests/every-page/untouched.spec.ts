import type { BrowserContext, Page } from "@playwright/test";
import { chatReplyDelay } from "../../app/browser/constants.ts";
import { storedKeys } from "../../app/content/stored-keys.ts";
import { allPages } from "../../app/lib/pages.ts";
import { chatOn } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { siteUrl } from "../support/servers.ts";
import { twoFrames } from "../support/visit.ts";

/** Runs before the page's own code, and notes each attempt to keep something. */
function watchStorage(): void {
  const attempts: string[] = [];
  Object.assign(window, { attempts });
  const watch = <T extends object>(owner: T, name: string & keyof T, what: string) => {
    const original = owner[name] as (...values: unknown[]) => unknown;
    Object.assign(owner, {
      [name](this: unknown, ...values: unknown[]) {
        attempts.push(`${what} ${String(values[0])}`);
        return original.apply(this, values);
      },
    });
  };
  watch(Storage.prototype, "setItem", "storage");
  watch(IDBFactory.prototype, "open", "database");
  if ("CacheStorage" in window) watch(CacheStorage.prototype, "open", "cache");
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
  Object.defineProperty(Document.prototype, "cookie", {
    get: () => cookie?.get?.call(document),
    set(value: string) {
      attempts.push(`cookie ${value}`);
      cookie?.set?.call(document, value);
    },
  });
}

/** What the page has tried to keep, and what lies there in whatever way it came. */
async function traces(page: Page, context: BrowserContext): Promise<string[]> {
  const inPage = await page.evaluate(() => [
    ...(window as unknown as { attempts: string[] }).attempts,
    ...Object.keys(localStorage).map((key) => `kept in local storage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `kept in session storage ${key}`),
  ]);
  const cookies = await context.cookies();
  return [...inPage, ...cookies.map(({ name }) => `kept as cookie ${name}`)];
}

/** Reads the page to its end and presses all that can be pressed, but the chat and what leads away. */
async function goThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
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

async function freshVisit(context: BrowserContext) {
  await context.addInitScript(watchStorage);
  const foreign: string[] = [];
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== siteUrl) foreign.push(request.url());
  });
  return { page: await context.newPage(), foreign };
}

test("a trace would be found", async ({ context }) => {
  const { page, foreign } = await freshVisit(context);
  await open(page, "/cookies");
  await page.evaluate(() => {
    localStorage.setItem("a", "1");
    sessionStorage.b = "1";
    Reflect.set(document, "cookie", "c=1");
    indexedDB.open("d");
  });
  await page.reload();
  expect(await traces(page, context)).toEqual([
    "kept in local storage a",
    "kept in session storage b",
    "kept as cookie c",
  ]);
  await page.evaluate(() => {
    localStorage.setItem("a", "2");
    Reflect.set(document, "cookie", "c=2");
    indexedDB.open("d");
  });
  expect(await traces(page, context)).toEqual(
    expect.arrayContaining(["storage a", "cookie c=2", "database d"]),
  );
  const elsewhere = "https://elsewhere.invalid/";
  await expect((await context.newPage()).goto(elsewhere)).rejects.toThrow();
  expect(foreign).toEqual([elsewhere]);
});

/** Several pages to a test, so that the browser's workers share them. */
const share = 10;
for (let first = 0; first < allPages.length; first += share) {
  const paths = allPages.slice(first, first + share);
  test(`${paths[0]} and the next ${paths.length - 1} leave nothing behind and ask nobody else`, async ({
    browser,
  }) => {
    for (const path of paths) {
      const context = await browser.newContext({ baseURL: siteUrl, reducedMotion: "reduce" });
      const { page, foreign } = await freshVisit(context);
      await open(page, path);
      await goThrough(page);
      expect.soft(await traces(page, context), path).toEqual([]);
      expect.soft(foreign, path).toEqual([]);
      await context.close();
    }
  });
}

test("the chat keeps what the list of keys says, from the first message until Clear", async ({
  context,
}) => {
  const { page, foreign } = await freshVisit(context);
  await open(page, "/security");
  const { button, panel, messages, send, clear } = chatOn(page);
  await button.click();
  await expect(panel).toBeVisible();
  expect(await traces(page, context)).toEqual([]);
  await send("price");
  await expect(messages).toHaveCount(3, { timeout: chatReplyDelay + 5000 });
  const keys = storedKeys.map(({ where, key }) => `kept in ${where} ${key}`);
  const found = new Set(await traces(page, context));
  expect([...found].filter((trace) => trace.startsWith("kept"))).toEqual([
    "kept in session storage chat",
  ]);
  expect(keys).toContain("kept in session storage chat");
  expect([...found].filter((trace) => !trace.startsWith("kept"))).toEqual(["storage chat"]);
  await clear.click();
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(foreign).toEqual([]);
});
