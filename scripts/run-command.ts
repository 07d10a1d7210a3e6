import { spawn } from "node:child_process";
import path from "node:path";
import { projectFile } from "./cached.ts";

interface Outcome {
  ok: boolean;
  /** The command's output; empty with `show`. */
  output: string;
}

/** Runs a command of node_modules; `show` prints its output live. */
export function runCommand(
  command: string,
  env: Record<string, string>,
  show: boolean,
  cwd = projectFile("."),
): Promise<Outcome> {
  const [tool = "", ...args] = command.split(" ");
  const bin = projectFile("node_modules/.bin");
  const child = spawn(path.join(bin, tool), args, {
    cwd,
    stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
  });
  const parts: Buffer[] = [];
  child.stdout?.on("data", (part: Buffer) => parts.push(part));
  child.stderr?.on("data", (part: Buffer) => parts.push(part));
  return new Promise((resolve) => {
    const end = (ok: boolean, error = "") =>
      resolve({ ok, output: Buffer.concat(parts).toString() + error });
    child.on("error", (error) => end(false, String(error)));
    child.on("close", (status) => end(status === 0));
  });
}
