import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, lstatSync } from "node:fs";
import path from "node:path";
import { contentFolder, contentSuffix } from "../app/content/folder.ts";

/** Written by the last step of a build, so an interrupted build does not have it. */
export const completeMark = ".complete";

/** Includes folders, whose modification time changes when a file is deleted. */
const sources = [
  "{app,deploy,scripts}/**",
  `${contentFolder}/**`,
  "{react-router,vite}.config.ts",
  "package-lock.json",
];

/** What is built from other content stands elsewhere. */
export const buildFolder = `build${contentSuffix}`;

/** Why the site must be built; undefined if the build is up to date. */
export function reasonToBuild(root: string): string | undefined {
  const complete = path.join(root, buildFolder, "client", completeMark);
  if (!existsSync(complete)) return "there is no build yet";
  const builtAt = lstatSync(complete).mtimeMs;
  const newer = globSync(sources, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .find((file) => lstatSync(path.join(root, file)).mtimeMs > builtAt);
  return newer && `${newer} is newer than the build`;
}

/** Returns whether the build succeeded; a failed build prints its own errors. */
export async function buildIfNeeded(root: string): Promise<boolean> {
  const reason = reasonToBuild(root);
  if (!reason) return true;
  console.log(`Building the site (${reason}) …`);
  const script = path.join(root, "node_modules/@react-router/dev/bin.cjs");
  const build = spawn(process.execPath, [script, "build"], { cwd: root, stdio: "inherit" });
  process.once("exit", () => build.kill());
  const [code] = await once(build, "exit");
  return code === 0;
}
