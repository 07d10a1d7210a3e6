import { expect, it } from "vitest";
import type { Check } from "./checks/check";
import type { Browser, Engine } from "./engines/engine";
import type { Tab } from "./engines/tab";
import { findEngines, howToInstall } from "./find-engines";
import { summary } from "./report";
import type { TestSite } from "./site/test-site";
import { tryEngine } from "./try-engine";

const site: TestSite = { url: "http://site", mode: "watched", requests: [], close: () => {} };

/** A browser that ends whenever it is asked to open a page of that name, so many times. */
function fragile(fatal: string, times: number) {
  let left = times;
  let starts = 0;
  const start = async (): Promise<Browser> => {
    starts++;
    let isAlive = true;
    const answer = async () => {
      if (!isAlive) throw new Error("invalid session id");
      return true;
    };
    const open = async (name: string) => {
      if (name === fatal && left-- > 0) isAlive = false;
      await answer();
    };
    const tab = { open, run: answer } as unknown as Tab;
    return { tab, version: "1", end: () => {} };
  };
  return { installed: { start }, starts: () => starts };
}

const engine: Engine = { name: "Engine", id: "engine", find: () => undefined };
const checks = ["/", "/about", "/contact"].map(
  (name): Check => ({ group: "pages", name, run: ({ tab }) => tab.open(name) }),
);

it("starts a browser again that has ended, and tries the check once more", async () => {
  const said: string[] = [];
  const { installed, starts } = fragile("/about", 1);
  const results = await tryEngine(engine, installed, site, checks, (line) => said.push(line));
  expect(summary(results)).toBe("3 passed, 0 failed");
  expect(starts()).toBe(2);
  expect(said).toContain("Engine was lost under /about (invalid session id): once more.");
});

it("names what is lost twice, and goes on behind it", async () => {
  const { installed } = fragile("/about", 2);
  const results = await tryEngine(engine, installed, site, checks, () => {});
  expect(summary(results)).toBe("2 passed, 0 failed, 1 lost with the browser: /about");
});

it("gives an engine up that ends under everything", async () => {
  const { installed, starts } = fragile("/", 1000);
  const all = Array.from({ length: 20 }, () => checks[0] as Check);
  const results = await tryEngine(engine, installed, site, all, () => {});
  expect(results.filter(({ isLost }) => isLost)).toHaveLength(20);
  expect(starts()).toBe(10);
});

it("says which engines are not there, and how to install one", () => {
  const said: string[] = [];
  expect(findEngines([engine], (line) => said.push(line))).toEqual([]);
  expect(said).toEqual(["Skipped Engine: not on this machine."]);
  expect(howToInstall).toMatch(/^No engine to test with: install Firefox, .*firefox-esr.*\.$/);
  expect(howToInstall.match(/\. /g)).toBeNull();
});
