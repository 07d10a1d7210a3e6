/**
 * `npm run host <name> [deployed]`: lays out build/client in build/<name> as that host requires, plus
 * the hashed files of earlier builds from `deployed`, the folder or URL of the current deployment.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { base } from "../app/base.ts";
import { buildFolder, completeMark } from "../deploy/build-state.ts";
import { makeHostFolder } from "../deploy/hosts/folder.ts";
import { layouts } from "../deploy/hosts/layouts.ts";
import { projectFile } from "./cached.ts";
import { keepAssets } from "./keep-assets.ts";

const [name = "", deployed] = process.argv.slice(2);
const layout = layouts[name];
const site = projectFile(`${buildFolder}/client`);
if (!layout) {
  console.error(`Say which host: npm run host ${Object.keys(layouts).join(" | ")}`);
  process.exit(2);
}
if (!existsSync(path.join(site, completeMark))) {
  console.error("There is no build yet: npm run build");
  process.exit(1);
}
const folder = projectFile(`${buildFolder}/${name}`);
await makeHostFolder(site, folder, layout, base);
const added = await keepAssets(folder, deployed);
console.log(`${buildFolder}/${name} is ready, with ${added.length} files of builds before it.`);
