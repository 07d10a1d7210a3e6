import { startUpScripts } from "../../app/browser/start-up/scripts.ts";
import { address } from "../../app/lib/address.ts";
import type { Tab } from "./engines/tab.ts";
import { expect } from "./fixtures.ts";

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** How many such elements are shown. */
export const countShown = (tab: Tab, selector: string) =>
  tab.run(
    (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility() && element.getClientRects().length > 0,
      ).length,
    selector,
  );

/** Resolves once such elements are shown, so many of them. */
export const expectShown = (tab: Tab, selector: string, count: number) =>
  expect.poll(() => countShown(tab, selector), `${selector} shown`).toBe(count);

/** Resolves once the visitor is on this page of the site, and its script has run. */
export async function expectArrival(tab: Tab, path: string): Promise<void> {
  await expect.poll(() => tab.address()).toBe(address(path));
  await started(tab);
}

/** Loading the start-up scripts is the last thing that a page's script does. */
const started = (tab: Tab) =>
  // A page that is being left cannot answer: ask again.
  expect(async () => {
    const selector = `body > script[src="${startUpScripts.body}"]`;
    const count = await tab.run((one) => document.querySelectorAll(one).length, selector);
    expect(count, "the page's script").toBe(1);
  }).toPass();

export async function openStarted(tab: Tab, path: string, size = wide): Promise<void> {
  await tab.open(address(path), size);
  await started(tab);
  await tab.run(async () => void (await document.fonts.ready));
}

/** Leaves the last page, whose messages are none of the next one's. */
export async function forgetMessages(tab: Tab): Promise<void> {
  await tab.open("about:blank");
  await tab.messages?.();
}

/** Everything that page and browser have said since then. */
export async function messagesSince(tab: Tab): Promise<string[]> {
  const recorded = await tab.run(() => window.messages ?? ["The page was not recorded."]);
  return [...recorded, ...((await tab.messages?.()) ?? [])];
}
