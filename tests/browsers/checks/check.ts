import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { startUpScripts } from "../../../app/browser/start-up/scripts.ts";
import { address } from "../../../app/lib/address.ts";
import type { Engine, Installed } from "../engines/engine.ts";
import type { Tab } from "../engines/tab.ts";
import type { TestSite } from "../site/test-site.ts";
import { saidBy } from "../site/witness.ts";

export interface Visit {
  engine: Engine;
  installed: Installed;
  tab: Tab;
  site: TestSite;
}

export interface Check {
  /** The word by which it can be asked for alone. */
  group: string;
  name: string;
  /** What not every driver can do; where it cannot, the check is left out and said to be. */
  needs?: "openEarly" | "allow" | "watch" | "startWithFonts";
  run(visit: Visit): Promise<void>;
}

/** Makes checks of one group, for all engines. */
export const checkOf =
  (group: string) =>
  (name: string, run: Check["run"]): Check => ({ group, name, run });

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

export async function openAt({ tab }: Visit, path: string, { width, height } = wide) {
  await tab.resize(width, height);
  await tab.open(path);
}

/** Asks until the answer is what is expected; the last one is in the message. */
export async function eventually<Value>(
  ask: () => Promise<Value> | Value,
  expected: Value,
  what: string,
): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await Promise.resolve(ask()).catch((error: Error) => error.message);
    try {
      return assert.deepEqual(value, expected, what);
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error(`${what}: ${JSON.stringify(value)}, not ${JSON.stringify(expected)}`, {
          cause: error,
        });
      await pause(50);
    }
  }
}

/** Leaves the page, whose last words would be laid to the next one's account. */
export async function silence({ tab }: Visit): Promise<void> {
  await tab.open("about:blank");
  await tab.messages();
}

/** Everything that page and browser have said since then. */
export const saidOn = async ({ tab }: Visit): Promise<string[]> => [
  ...(await tab.run(saidBy)),
  ...(await tab.messages()),
];

/** How many such elements are shown. */
export const shown = ({ tab }: Visit, selector: string) =>
  tab.run(
    (selector) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility() && element.getClientRects().length > 0,
      ).length,
    selector,
  );

/** Where the visitor is, within the site. */
export const place = ({ tab }: Visit) => tab.run(() => location.pathname + location.search);

/** Resolves once the page's script has run: loading the start-up scripts is its last act. */
export async function openStarted(visit: Visit, path: string, size = wide): Promise<void> {
  await openAt(visit, address(path), size);
  await started(visit);
  await visit.tab.run(async () => void (await document.fonts.ready));
}

export const started = (visit: Visit) =>
  eventually(
    () =>
      visit.tab.run(
        (src) => document.querySelectorAll(`body > script[src="${src}"]`).length,
        startUpScripts.body,
      ),
    1,
    "the page's script",
  );
