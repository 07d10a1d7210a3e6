import type { Page } from "@playwright/test";
import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { chatCode, chatOn, chatStyles } from "../support/chat-parts.ts";
import { expect, open, test } from "../support/fixtures.ts";
import { hold, watchRequests } from "../support/requests.ts";
import { quiet } from "../support/visit.ts";

/** The one script of every page. */
const script = /\/assets\/entry\.client-[\w-]+\.js/;
const onItsWay = "The assistant is on its way.";

const isOfPage = (file: string) =>
  script.test(file) || (Object.values(startUpScripts) as string[]).includes(file);

for (const [interest, show] of [
  ["a pointer", (page) => chatOn(page).button.hover()],
  ["the focus", (page) => chatOn(page).button.focus()],
  ["a finger", (page) => chatOn(page).button.dispatchEvent("touchstart")],
] as [string, (page: Page) => Promise<void>][])
  test(`the chat is fetched when ${interest} comes, not before, and once`, async ({ page }) => {
    const asked = watchRequests(page, (request) => /\.(js|css|json)$/.test(request.url()));
    await open(page, "/about");
    await quiet(page);
    expect(asked.filter((file) => !isOfPage(file))).toEqual([]);
    const before = asked.length;

    await show(page);
    for (const file of [chatStyles, chatCode])
      await expect.poll(() => asked.some((one) => file.test(one))).toBe(true);
    const fetched = asked.slice(before);
    expect(fetched.some((file) => chatStyles.test(file))).toBe(true);
    expect(fetched.some((file) => chatCode.test(file))).toBe(true);
    expect(new Set(fetched).size).toBe(fetched.length);
    await expect(chatOn(page).panel).toHaveCount(0);
    await expect(chatOn(page).notice).toBeHidden();
    await chatOn(page).button.click();
    await expect(chatOn(page).panel).toBeVisible();
    expect(asked.slice(before)).toEqual(fetched);
  });

test("the search comes with the first letter that is written, not before", async ({ page }) => {
  const asked = watchRequests(page);
  await open(page, "/about");
  const { button, input } = chatOn(page);
  await button.click();
  await expect(input).toBeFocused();
  const isOfSearch = (file: string) => /search/.test(file);
  expect(asked.filter(isOfSearch)).toEqual([]);
  const index = page.waitForResponse("/search.json");
  await input.pressSequentially("Ha");
  await index;
  expect(asked.filter((file) => file === "/search.json")).toHaveLength(1);
});

for (const address of ["/about", "/no-such-page"])
  test(`a click that comes before the script of ${address} is not lost`, async ({ page }) => {
    const release = await hold(page, script);
    await page.goto(address, { waitUntil: "commit" });
    const { button, panel, input, notice } = chatOn(page);
    await button.click();
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(onItsWay, { useInnerText: true });
    await expect(panel).toHaveCount(0);
    release();
    await expect(panel).toBeVisible();
    await expect(input).toBeFocused();
    await expect(notice).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(panel).toHaveCount(0);
    await button.click();
    await expect(panel).toBeVisible();
  });

test("a second click before the script takes the first one back", async ({ page }) => {
  const release = await hold(page, script);
  const asked = watchRequests(page);
  await page.goto("/about", { waitUntil: "commit" });
  const { button, panel, notice } = chatOn(page);
  await button.click();
  await expect(notice).toBeVisible();
  await button.click();
  await expect(notice).toBeHidden();
  // What is under the pointer, or has the focus, would be fetched for that alone.
  await page.mouse.move(600, 20);
  await button.blur();
  release();
  await quiet(page);
  expect(asked.filter((file) => chatCode.test(file))).toEqual([]);
  await expect(panel).toHaveCount(0);
  await expect(notice).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
});

test("a click that comes before the chat's own code is not lost", async ({ page }) => {
  const release = await hold(page, chatCode);
  await open(page, "/about");
  const { button, panel, input, notice } = chatOn(page);
  await button.click();
  await expect(notice).toHaveText(onItsWay, { useInnerText: true });
  await expect(panel).toHaveCount(0);
  release();
  await expect(panel).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(input).toBeFocused();
  await expect(button).toHaveAttribute("aria-expanded", "true");
});

test("a second click before the chat's own code takes the first one back", async ({ page }) => {
  const release = await hold(page, chatCode);
  await open(page, "/about");
  const { button, panel, notice } = chatOn(page);
  await button.click();
  await expect(notice).toBeVisible();
  await button.click();
  await expect(notice).toBeHidden();
  const isThere = page.waitForResponse(chatCode);
  release();
  await isThere;
  await expect(panel).toHaveCount(0);
  await expect(notice).toBeHidden();
  await button.click();
  await expect(panel).toBeVisible();
});

for (const state of ["open", "minimized", "closed"] as const)
  test(`an early click opens a panel that the page before has left ${state}`, async ({ page }) => {
    await open(page, "/about");
    const { button, panel, input, messages, send, minimize, close, notice } = chatOn(page);
    await button.click();
    await send("price");
    await expect(messages).toHaveCount(3);
    if (state === "minimized") await minimize.click();
    if (state === "closed") await close.click();

    const release = await hold(page, script);
    await page.goto("/contact", { waitUntil: "commit" });
    await button.click();
    await expect(notice).toBeVisible();
    release();
    await expect(panel).toHaveAttribute("data-panel", "open");
    await expect(messages).toHaveCount(3);
    await expect(input).toBeFocused();
    await expect(notice).toBeHidden();
  });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("there is no button that could do nothing", async ({ page }) => {
    await page.goto("/about");
    await expect(page.locator("[data-chat]")).toBeHidden();
  });
});
