import { globSync, statSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { buildFolder } from "../../deploy/build-state.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { copySource } from "../../tests/support/copy-source.ts";
import { directory, servicePage, servicesPage } from "../../tests/support/places.ts";
import { markdownTable } from "../markdown-table.ts";
import { addServices } from "./add-services.ts";

/** Builds the site with generated services, in temporary folders; pass other sizes as `npm run bench:scale -- 37 100`. */
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length ? asked : [37, 300, 1000];

/** What a visitor or a search engine fetches. */
const weighed = [
  "index.html",
  ...[servicesPage, servicePage, directory].map((page) => `${page.slice(1)}/index.html`),
  "search.json",
  "sitemap.xml",
];

/** Makes every process log its CPU time at exit, because wall time depends on what else is running. */
const logCpuTime = `--import data:text/javascript,process.on('exit',()=>{const{user,system}=process.cpuUsage();console.log('Worked:'+(user+system)/1e6)})`;

async function measure(services: number): Promise<Record<string, number>> {
  // Without the cache of earlier builds, so that every page has its full cost.
  const copy = await copySource("scale", (file) => file.startsWith(".generated"));
  try {
    addServices(copy, services);
    const env = { NODE_OPTIONS: `--max-old-space-size=6144 ${logCpuTime}` };
    const { ok, output } = await runCommand("react-router build", env, false, copy);
    if (!ok) throw new Error(`The build with ${services} services fails: ${output.slice(-3000)}`);
    const worked = [...output.matchAll(/Worked:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
    const built = path.join(copy, `${buildFolder}/client`);
    const weightOf = (file: string) => statSync(path.join(built, `${file}.br`)).size / 1000;
    const weights = weighed.map((file) => [`${file}, brotli KB`, weightOf(file)]);
    return {
      pages: globSync("**/index.html", { cwd: built }).length,
      "processor time, s": worked.reduce((sum, seconds) => sum + seconds, 0),
      ...Object.fromEntries(weights),
    };
  } finally {
    await rm(copy, { recursive: true });
  }
}

const results: Record<string, number>[] = [];
for (const size of sizes) {
  console.log(`Building with ${size} services …`);
  results.push(await measure(size));
}

/** What each further service adds, from one size to the next; constant if growth is linear. */
const added = (name: string) =>
  results.slice(1).map((result, place) => {
    const services = (sizes[place + 1] ?? 0) - (sizes[place] ?? 0);
    return ((result[name] ?? 0) - (results[place]?.[name] ?? 0)) / services;
  });

const names = Object.keys(results[0] ?? {});
const table = markdownTable([
  [
    "services",
    ...sizes.map(String),
    ...sizes.slice(1).map((size) => `added by each up to ${size}`),
  ],
  ...names.map((name) => [
    name,
    ...results.map((result) => (result[name] ?? 0).toFixed(name === "pages" ? 0 : 1)),
    ...added(name).map((value) => value.toFixed(3)),
  ]),
]);
const about =
  "Services beyond the real ones are generated. What grows in line has the same figure in the last columns.";
if (!asked.length) await writeFile("bench/results/scale.md", `${about}\n\n${table}\n`);
console.log(table);

const steeper = names.filter((name) => {
  const [first = 0, ...others] = added(name);
  return others.some((value) => value > Math.max(first * 1.5, 0.01));
});
for (const name of steeper) console.error(`${name} grows faster than the number of services.`);
process.exitCode = steeper.length ? 1 : 0;
