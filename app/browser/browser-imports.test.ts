import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { expectNone } from "../content/expect-none.test-helper";
import { importsOf } from "../import-graph.test-helper";

/** What runs in the browser may be made of these alone; all else is for the build. */
const allowed = /^app\/(entry\.client\.ts|base\.ts|(browser|islands|lib|search|text)\/)/;

/** Where each of the scripts begins; scripts/browser-scripts.ts compiles all but the first. */
const entries = [
  "app/entry.client.ts",
  "app/browser/start-up/placeholder-create.ts",
  "app/browser/start-up/domain-compatibility.ts",
  "app/browser/before-paint/missing-page.ts",
  "app/browser/before-paint/scheme.ts",
  "app/browser/before-paint/case-study-filter.ts",
  "app/browser/before-paint/topic.ts",
  "app/browser/before-paint/date.ts",
];

/** Every module that can reach the browser, with the way that leads there; packages by their name. */
const ways = new Map(entries.map((entry) => [entry, [entry]]));
for (const [file, way] of ways)
  for (const { to, typeOnly } of importsOf(file))
    if (!typeOnly && !ways.has(to)) ways.set(to, [...way, to]);

const reached = [...ways].map(([file, way]) => ({
  file,
  isOwn: file.startsWith("app/"),
  isInIsland: way.some((step) => step.startsWith("app/islands/")),
  isInSearch: way.includes("app/search/search.ts"),
  problem: `${file} would reach the browser: ${way.join(" → ")}.`,
}));

it("brings nothing of the pages to the browser", () => {
  expectNone(
    reached.filter(({ file, isOwn }) => isOwn && !allowed.test(file)).map(({ problem }) => problem),
  );
});

it("brings React to islands alone, no router, and one library with the search", () => {
  const isReact = /^react(-dom\/client|-dom)?$/;
  expectNone(
    reached
      .filter(({ isOwn }) => !isOwn)
      .filter(({ file, isInSearch }) => !(file === "minisearch" && isInSearch))
      .filter(({ file, isInIsland }) => !(isReact.test(file) && isInIsland))
      .map(({ problem }) => problem),
  );
  expect([...ways.keys()]).toContain("react-dom/client");
});

it("makes no formatter before it is needed: a browser takes 20 ms for its first", () => {
  const early = /^(?:export )?(?:const|let) \w+ = new Intl\b/m;
  expectNone(
    reached
      .filter(({ isOwn, isInIsland }) => isOwn && !isInIsland)
      .filter(({ file }) => early.test(readFileSync(file, "utf8")))
      .map(({ file }) => `${file} makes an Intl formatter as it loads; make it where it is used.`),
  );
});
