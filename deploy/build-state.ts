import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, lstatSync } from "node:fs";
import path from "node:path";

/** The file that the last step of a build writes: a build that was cut short has none. */
export const completeMark = ".complete";

/** A folder is a source too: its time tells that a file was deleted. */
const sources = [
  "{app,art/masters,deploy,public,scripts}/**",
  "{react-router,vite}.config.ts",
  "package-lock.json",
];

/** Files that the build itself writes among the sources. */
const derived =
  /^public\/(icons|images)(\/(?!clients)|$)|^public\/(favicon\.ico|domain-compatibility\.js)$/;

/** Why the site must be built before it can be served; nothing when the build is fresh. */
export function reasonToBuild(root: string): string | undefined {
  const complete = path.join(root, "build/client", completeMark);
  if (!existsSync(complete)) return "there is no build yet";
  const builtAt = lstatSync(complete).mtimeMs;
  const newer = globSync(sources, { cwd: root })
    .map((file) => file.replaceAll("\\", "/"))
    .find((file) => !derived.test(file) && lstatSync(path.join(root, file)).mtimeMs > builtAt);
  return newer && `${newer} is newer than the build`;
}

/** Whether there is a fresh build now; one that fails has said why. */
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
