import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
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
  const address = `http://127.0.0.1:${port}`;
  // As `npm run edit` does, but without a window.
  const command = ["node_modules/@react-router/dev/bin.cjs", "dev", "--open", "/edit"];
  const server = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...process.env, PORT: String(port), BROWSER: "none" },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  let said = "";
  await new Promise<void>((resolve) => {
    server.stdout.on("data", (part: Buffer) => {
      said += stripVTControlCharacters(String(part));
      if (/http:\S+\s/.test(said)) resolve();
    });
  });
  return {
    address,
    /** The addresses that whoever started it was told. */
    told: said.match(/http:\S+/g),
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
