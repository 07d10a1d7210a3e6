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
const reportFile = projectFile("bench/results/scale.md");

type Results = Record<string, { build: Build; weights: Weights; load: number }>;

const results: Results = JSON.parse(await readFile(resultsFile, "utf8").catch(() => "{}"));

/** The table and the plot of all that was measured so far. */
async function report(): Promise<void> {
  const rows = Object.entries(results);
  const kilobytes = (bytes: number | null) => (bytes ? `${(bytes / 1000).toFixed(1)} KB` : "none");
  const row = (name: string, cell: (result: Results[string]) => string) => [
    name,
    ...rows.map(([, result]) => cell(result)),
  ];
  const pages = ({ build }: Results[string]) => Number(/\d+/.exec(build.steps[0] ?? ""));
  const names = Object.keys(rows[0]?.[1].weights ?? {}) as (keyof Weights)[];
  const table = markdownTable(
    ["services", ...rows.map(([size]) => size)],
    [
      row("build", ({ build }) => `${build.seconds.toFixed(0)} s`),
      row("pages", (result) => String(pages(result))),
      row("processor time", ({ build }) => `${build.cpuSeconds.toFixed(0)} s`),
      row(
        "processor time per page",
        (result) => `${Math.round((result.build.cpuSeconds * 1000) / pages(result))} ms`,
      ),
      row("peak memory", ({ build }) => `${Math.round(build.peakMegabytes)} MB`),
      row("load of the machine before", ({ load }) => load.toFixed(1)),
      ...names.map((name) => row(name, ({ weights }) => kilobytes(weights[name]))),
    ],
  );
  const steps = rows.map(([size, { build }]) => `${size}: ${build.steps.join("; ")}.`).join("\n\n");
  const about =
    "Bytes are Brotli’s. Services beyond the real ones are generated: the page of a real one under a name, a description, a lead and search words of its own, written at random (the same at each run) in the words of the real texts and as often as these have them. A first question is the median and the worst of the sixty in bench/search.";
  await writeFile(reportFile, `${about}\n\n${table}\n\n${steps}\n`);
  const weights = rows.map(([size, { weights }]) => [Number(size), weights] as const);
  await writeFile(projectFile("bench/results/scale.svg"), `${plot(weights, await plotColors())}\n`);
}

for (const size of sizes) {
  console.log(`Building with ${size} services …`);
  const [load = 0] = os.loadavg();
  const copy = await copyWith(size);
  const built = await build(copy);
  results[size] = { build: built, weights: weigh(path.join(copy, "build/client")), load };
  await rm(copy, { recursive: true });
  await writeFile(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  await report();
}
console.log(await readFile(reportFile, "utf8"));
