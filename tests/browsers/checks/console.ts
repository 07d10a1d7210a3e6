import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { address } from "../../../app/lib/address.ts";
import { type Check, eventually } from "./check.ts";

/** Browsers report a preload that nobody used a few seconds after the page. */
const patience = 4000;

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
    site.requests.length = 0;
    const watched = await installed.watch?.(site.url + address(path));
    const isThere = () => site.requests.some((request) => request.startsWith(address(path)));
    await eventually(isThere, true, "the page is there");
    await pause(patience);
    watched?.end();
    assert.deepEqual(watched?.said(), []);
  },
}));
