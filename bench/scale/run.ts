import { readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { serviceIds } from "../../app/content/ids.ts";
import { projectFile } from "../../scripts/cached.ts";
import { markdownTable } from "../markdown.ts";
import { plotColors } from "../plot-parts.ts";
import { type Build, build, copyWith } from "./build.ts";
import { plot } from "./plot.ts";
import { type Weights, weigh } from "./weigh.ts";

/**
 * Builds the site with the services that it has and with thousands, in temporary folders, and says
 * what grows. `npm run bench:scale -- 200` takes other numbers; results of other runs stay.
 */
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length ? asked : [serviceIds.length, 1000, 5000];
const resultsFile = projectFile("bench/results/scale.json");

type Results = Record<string, { build: Build; weights: Weights; load: number }>;

const results: Results = JSON.parse(await readFile(resultsFile, "utf8").catch(() => "{}"));
for (const size of sizes) {
  console.log(`Building with ${size} services …`);
  const [load = 0] = os.loadavg();
  const copy = await copyWith(size);
  const built = await build(copy);
  results[size] = { build: built, weights: weigh(path.join(copy, "build/client")), load };
  await rm(copy, { recursive: true });
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}

const rows = Object.entries(results);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const row = (name: string, cell: (result: Results[string], size: number) => string) => [
  name,
  ...rows.map(([size, result]) => cell(result, Number(size))),
];
const pages = (size: number) => size + 24;
const names = Object.keys(rows[0]?.[1].weights ?? {}) as (keyof Weights)[];
const table = markdownTable(
  ["services", ...rows.map(([size]) => size)],
  [
    row("build", ({ build }) => `${build.seconds.toFixed(0)} s`),
    row("per page", ({ build }, size) => `${Math.round((build.seconds * 1000) / pages(size))} ms`),
    row("peak memory", ({ build }) => `${Math.round(build.peakMegabytes)} MB`),
    row("load of the machine before", ({ load }) => load.toFixed(1)),
    ...names.map((name) => row(name, ({ weights }) => kilobytes(weights[name]))),
  ],
);
const steps = rows.map(([size, { build }]) => `${size}: ${build.steps.join("; ")}.`).join("\n\n");
await writeFile(projectFile("bench/results/scale.md"), `${table}\n\n${steps}\n`);
const weights = rows.map(([size, { weights }]) => [Number(size), weights] as const);
await writeFile(projectFile("bench/results/scale.svg"), `${plot(weights, await plotColors())}\n`);
console.log(table);
