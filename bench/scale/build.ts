import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFile } from "../../scripts/cached.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { addServices } from "./generate.ts";

const left = /^(\.git|node_modules|build|build-styleguide|test-results|docs)$/;

/** A copy of the source in a temporary folder, with so many services. */
export async function copyWith(services: number): Promise<string> {
  const root = projectFile(".");
  const copy = await mkdtemp(path.join(tmpdir(), "scale-"));
  await cp(root, copy, {
    recursive: true,
    filter: (file) => !left.test(path.relative(root, file).replaceAll("\\", "/")),
  });
  await symlink(projectFile("node_modules"), path.join(copy, "node_modules"), "junction");
  await addServices(copy, services);
  return copy;
}

export interface Build {
  seconds: number;
  peakMegabytes: number;
  /** What each step said of itself. */
  steps: string[];
}

/** Every process says at its end how much memory it had at most. */
const tellMemory =
  "--import data:text/javascript,process.on('exit',()=>console.log('Peak:'+process.resourceUsage().maxRSS))";

export async function build(copy: string): Promise<Build> {
  const began = performance.now();
  const { ok, said } = await runCommand(
    "react-router build",
    { NODE_OPTIONS: `--max-old-space-size=6144 ${tellMemory}` },
    false,
    copy,
  );
  if (!ok) throw new Error(said.slice(-3000));
  return {
    seconds: (performance.now() - began) / 1000,
    peakMegabytes: Math.max(
      ...[...said.matchAll(/Peak:(\d+)/g)].map(([, size]) => Number(size) / 1024),
    ),
    steps: said.match(/^[\w ]+: \d+ in [\d.]+ s$/gm) ?? [],
  };
}
