import { spawn } from "node:child_process";
import { existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { copySource } from "../support/copy-source.ts";
import { writeContent } from "./content.ts";
import { folder, git, inCopy, port } from "./site.ts";

/** Git looks at neither: the number of the server's process, and what it says. */
const [processFile, saidFile] = [inCopy(".git/process"), inCopy(".git/said")];

/** Also one that was left when somebody interrupted the tests. */
export function stopDevelopment(): void {
  try {
    if (existsSync(processFile)) process.kill(-Number(readFileSync(processFile, "utf8")));
  } catch {
    // It has ended by itself.
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the development server that all workers share, and gives the addresses that it tells. */
export async function startDevelopment(write = writeContent): Promise<string[]> {
  stopDevelopment();
  const isLeft = (file: string) => file === "content" || file.startsWith(".generated-");
  renameSync(await copySource("development", isLeft), folder);
  write(inCopy("content"));
  git("init", "--quiet");
  git("add", "--all", ".");
  const name = ["-c", "user.name=Test", "-c", "user.email=test@localhost"];
  git(...name, "commit", "--quiet", "--message", "As it was");
  // As `npm run edit` does, but without a window.
  const { CONTENT: _, ...env } = process.env;
  const command = ["node_modules/@react-router/dev/bin.cjs", "dev", "--open", "/edit"];
  const server = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...env, PORT: String(port), BROWSER: "none" },
    stdio: ["ignore", openSync(saidFile, "w"), "ignore"],
    // It outlives the worker that starts it.
    detached: true,
  });
  server.unref();
  writeFileSync(processFile, String(server.pid));
  for (;;) {
    const told = stripVTControlCharacters(readFileSync(saidFile, "utf8")).match(/http:\S+(?=\s)/g);
    if (told) return told;
    await setTimeout(100);
  }
}
