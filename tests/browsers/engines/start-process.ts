import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** The first of these files or commands that this machine has. */
export function firstInstalled(candidates: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return candidates
    .flatMap((one) => (path.isAbsolute(one) ? [one] : folders.map((dir) => path.join(dir, one))))
    .find((file) => existsSync(file));
}

/** A folder that goes when this process does. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export interface Running {
  child: ChildProcess;
  end(): void;
}

/** A process that ends with this one, and takes along what it has started itself. */
export function startProcess(file: string, args: string[], options: SpawnOptions): Running {
  const hasGroups = process.platform !== "win32";
  const child = spawn(file, args, { ...options, detached: hasGroups });
  const end = () => {
    process.off("exit", end);
    try {
      if (child.pid) process.kill(hasGroups ? -child.pid : child.pid);
    } catch {
      // It has ended by itself.
    }
  };
  process.on("exit", end);
  // Who waits for its first words learns of it.
  child.on("error", () => {});
  return { child, end };
}

/** What a process says, up to the first match of a pattern. */
export function firstMatch(
  stream: NodeJS.ReadableStream | null | undefined,
  pattern: RegExp,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    stream?.on("data", (data) => {
      output += data;
      const found = pattern.exec(output)?.[1];
      if (found) resolve(found);
    });
    stream?.on("end", () => reject(new Error(`It ended without ${pattern}: ${output}`)));
  });
}
