import { execFileSync, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { copySource } from "../../scripts/copy-source.ts";
import { freePort } from "../../scripts/free-port.ts";
import { writeContent } from "./content.ts";

/** A development server on a copy of the site with content of its own: a repository with one commit. */
export async function startDevelopment() {
  const isLeft = (file: string) => file === "content" || file.startsWith(".generated-");
  const folder = await copySource("development", isLeft);
  writeContent(path.join(folder, "content"));
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
  const { CONTENT: _, ...env } = process.env;
  const command = ["node_modules/@react-router/dev/bin.cjs", "dev", "--open", "/edit"];
  const server = spawn(process.execPath, command, {
    cwd: folder,
    env: { ...env, PORT: String(port), BROWSER: "none" },
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
    check: () => execFileSync(process.execPath, ["scripts/content.ts"], { cwd: folder, env }),
    stop() {
      if (server.pid) process.kill(-server.pid);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
