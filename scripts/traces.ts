/**
 * `npm run traces -- 'Old name' 'Old tagline' £`: looks through the build for what is left of a former
 * firm, and says in which file and where.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildFolder } from "../deploy/build-state.ts";
import { tracesIn } from "./find-traces.ts";

const words = process.argv.slice(2);
if (!words.length) {
  console.error("Say what to look for: npm run traces -- 'Old name' 'Old tagline' £");
  process.exit(2);
}
const site = path.join(buildFolder, "client");
const files = globSync(["**/*.*", "_*", ".well-known/*"], { cwd: site }).filter(
  // The same again, compressed.
  (file) => !/\.(br|gz)$/.test(file),
);
if (!files.length) {
  console.error(`There is no build in ${buildFolder}: npm run build`);
  process.exit(2);
}
const traces = files.flatMap((file) => [
  ...tracesIn(file.replaceAll("\\", "/"), readFileSync(path.join(site, file)), words),
]);
for (const trace of traces) console.log(trace);
console.log(`${traces.length || "No"} traces of ${words.join(", ")} in ${files.length} files.`);
process.exit(traces.length ? 1 : 0);
