import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { address } from "../../../app/lib/address.ts";
import type { Check } from "./check.ts";

/** Browsers report a preload that nobody used a few seconds after the page. */
const patience = 4000;

/**
 * WebKitGTK is built without web manifests and does not know their directive; Safari does. Without it
 * `default-src 'none'` would keep the manifest from every browser that reads one.
 */
const known = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

export const consoleChecks: readonly Check[] = [
  "/",
  "/services",
  "/services/cloud-migration",
  "/services/innovation-lab",
  "/case-study/azure-cloud-migration",
  "/contact",
].map((path) => ({
  group: "console",
  needs: "watch" as const,
  name: `${path} makes the engine say nothing of its own`,
  async run({ installed, site }) {
    const watched = await installed.watch?.(site.url + address(path));
    await pause(patience);
    watched?.end();
    const said = watched?.said().filter((line) => line.trim() && !line.includes(known));
    assert.deepEqual(said, []);
  },
}));
