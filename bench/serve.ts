import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { freePort } from "../tests/support/free-port.ts";

/** Serves a finished build as `npm start` does, until this process ends; returns its origin. */
export async function serve(directory: string): Promise<string> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ["server/start.ts"], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: String(port), SITE_DIRECTORY: directory },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => server.kill());
  while (server.exitCode === null) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return origin;
    await setTimeout(100);
  }
  throw new Error(`${directory} cannot be served: run \`npm run build\` first.`);
}
