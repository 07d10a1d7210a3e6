import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** Servers are often installed where only the administrator's shell looks. */
const folders = [...(process.env.PATH ?? "").split(path.delimiter), "/usr/sbin", "/usr/local/sbin"];

/** Where a program is installed, by the first of its names that is found. */
export function findProgram(...names: readonly string[]): string | undefined {
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** What a program says of itself. */
export function said(program: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return `${stdout}${stderr}`;
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(!!socket.destroy()));
    socket.on("error", () => resolve(false));
  });

/** Starts a server and resolves once it listens; fails with its own words. */
export async function startServer(
  program: string,
  args: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  let output = "";
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  child.stdout.on("data", (part) => (output += part));
  child.stderr.on("data", (part) => (output += part));
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    if (await answers(port)) return child;
    await wait(100);
  }
  child.kill();
  throw new Error(`${program} does not listen after 10 s: ${output}`);
}
