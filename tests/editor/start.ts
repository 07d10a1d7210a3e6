import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { copySource } from "../../scripts/copy-source.ts";
import { freePort } from "../../scripts/free-port.ts";

/** A development server on a copy of the site, which is a repository with one commit. */
export async function startDevelopment() {
  const folder = await copySource("development");
  const git = (...args: string[]) => execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "--all", ".");
  git(
    "-c",
    "user.name=Test",
    "-c",
    "user.email=test@localhost",
    "commit",
    "--quiet",
    "--message",
    "As it was",
  );
  const port = await freePort();
  const command = ["node_modules/@react-router/dev/bin.cjs", "dev", "--host", "127.0.0.1"];
  const server = spawn(process.execPath, [...command, "--port", String(port)], {
    cwd: folder,
    stdio: "ignore",
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/edit`).catch(() => undefined))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    address,
    folder,
    git,
    /** Fails if anything is wrong in the content, as a build would. */
    check: () => execFileSync(process.execPath, ["scripts/content.ts"], { cwd: folder }),
    stop() {
      if (server.pid) process.kill(-server.pid);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
