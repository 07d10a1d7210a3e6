import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectNone } from "../content/expect-none.test-helper";
import { importsOf } from "../import-graph.test-helper";

/** What runs in the browser may be made of these alone; all else is for the build. */
const allowed = /^app\/(entry\.client\.ts|(base|site)\.ts|(browser|islands|lib|search)\/)/;

/** Where each of the scripts begins; scripts/browser-scripts.ts compiles all but the first. */
const entries = [
  "app/entry.client.ts",
  "app/browser/start-up/placeholder-create.ts",
  "app/browser/start-up/domain-compatibility.ts",
  "app/browser/before-paint/missing-page.ts",
  "app/browser/before-paint/scheme.ts",
  "app/browser/before-paint/case-study-filter.ts",
  "app/browser/before-paint/topic.ts",
];

/** Every module that can reach the browser, with the way that leads there; packages by their name. */
function reached(entry: string): Map<string, string[]> {
  const ways = new Map([[entry, [entry]]]);
  for (const [file, way] of ways) {
    for (const { to, typeOnly } of importsOf(file))
      if (!typeOnly && !ways.has(to)) ways.set(to, [...way, to]);
  }
  return ways;
}

/** The search engine comes with the search, which nothing brings before it is asked for. */
const isSearched = (file: string, way: readonly string[]) =>
  file === "minisearch" && way.includes("app/search/search.ts");
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

  it("brings React to islands alone, no router, and one library on demand", () => {
    expectNone(
      ways
        .filter(([file, way]) => !file.startsWith("app/") && !isSearched(file, way))
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
