import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { expectNone } from "../content/expect-none.test-helper";

/** What runs in the browser may be made of these alone; all else is for the build. */
const allowed = /^app\/(entry\.client\.ts|site\.ts|(browser|islands|start-up|lib)\/)/;

/** Where each of the scripts begins; scripts/browser-scripts.ts compiles all but the first. */
const entries = [
  "app/entry.client.ts",
  "app/start-up/placeholder-create.ts",
  "app/start-up/domain-compatibility.ts",
  "app/browser/before-paint/missing-page.ts",
  "app/browser/before-paint/story-filter.ts",
  "app/browser/before-paint/topic.ts",
];

/** Imports that stay in the code; those of types alone leave no trace. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const fixed = source.matchAll(/^(?:import|export)\s(?!type\b)(?:[^;"]*?\sfrom\s)?"([^"]+)"/gm);
  const onDemand = source.matchAll(/\bimport\("([^"]+)"\)/g);
  return [...fixed, ...onDemand].map(([, name = ""]) => name);
}

function resolve(from: string, name: string): string {
  const base = path.posix.join(path.posix.dirname(from), name);
  const file = ["", ".ts", ".tsx"].map((ending) => base + ending).find((one) => existsSync(one));
  if (!file) throw new Error(`${from} imports "${name}", which is not there.`);
  return file;
}

/** Every module that can reach the browser, with the way that leads there; packages by their name. */
function reached(entry: string): Map<string, string[]> {
  const ways = new Map([[entry, [entry]]]);
  for (const [file, way] of ways) {
    if (!file.startsWith("app/") || file.endsWith(".css")) continue;
    for (const name of importsOf(file)) {
      const target = name.startsWith(".") ? resolve(file, name) : name;
      if (!ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return ways;
}

const isIsland = (file: string) => file.startsWith("app/islands/");

describe.each(entries)("%s", (entry) => {
  const ways = [...reached(entry)];

  it("brings nothing of the pages to the browser", () => {
    expectNone(
      ways
        .filter(([file]) => file.startsWith("app/") && !allowed.test(file))
        .map(([file, way]) => `${file} would reach the browser: ${way.join(" → ")}.`),
    );
  });

  it("brings React to islands alone, and no router", () => {
    expectNone(
      ways
        .filter(([file]) => !file.startsWith("app/"))
        .filter(([file, way]) => !/^react(-dom\/client|-dom)?$/.test(file) || !way.some(isIsland))
        .map(([file, way]) => `${file} would reach the browser: ${way.join(" → ")}.`),
    );
  });

  it("makes no formatter before it is needed: a browser takes 20 ms for its first", () => {
    const early = /^(?:export )?(?:const|let) \w+ = new Intl\b/m;
    expectNone(
      ways
        .filter(([file, way]) => file.startsWith("app/") && !way.some(isIsland))
        .filter(([file]) => early.test(readFileSync(file, "utf8")))
        .map(([file]) => `${file} makes an Intl formatter as it loads; make it where it is used.`),
    );
  });
});

it("looks at a graph that is there", () => {
  const files = [...reached("app/entry.client.ts").keys()];
  expect(files).toContain("app/islands/chat/store.ts");
  expect(files).toContain("react-dom/client");
  expect(files.length).toBeGreaterThan(30);
});
