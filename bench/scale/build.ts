import { cp, mkdtemp, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFile } from "../../scripts/cached.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { addServices } from "./generate.ts";

/** Also what earlier builds have drawn and compressed: each page is to cost what it costs. */
const left =
  /^(\.git|node_modules|build|build-styleguide|test-results|docs|\.generated\/(compressed|stamps\/social-.*))$/;

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
  /** What all cores have worked: other work on the machine makes a build longer, but not this. */
  cpuSeconds: number;
  peakMegabytes: number;
  /** What each step said of itself. */
  steps: string[];
}

/** Every process says at its end how long it worked, and how much memory it had at most. */
const tell = `--import data:text/javascript,process.on('exit',()=>{const{maxRSS,userCPUTime,systemCPUTime}=process.resourceUsage();console.log('Used:'+maxRSS+':'+(userCPUTime+systemCPUTime))})`;

export async function build(copy: string): Promise<Build> {
  const began = performance.now();
  const { ok, said } = await runCommand(
    "react-router build",
    { NODE_OPTIONS: `--max-old-space-size=6144 ${tell}` },
    false,
    copy,
  );
  if (!ok) throw new Error(said.slice(-3000));
  const used = [...said.matchAll(/Used:(\d+):(\d+)/g)].map(([, size, time]) => ({
    megabytes: Number(size) / 1024,
    seconds: Number(time) / 1e6,
  }));
  return {
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: used.reduce((sum, { seconds }) => sum + seconds, 0),
    peakMegabytes: Math.max(...used.map(({ megabytes }) => megabytes)),
    steps: said.match(/^[\w ]+: \d+ in [\d.]+ s$/gm) ?? [],
  };
}
