import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { base } from "../app/base.ts";
import { completeMark } from "../scripts/complete-mark.ts";
import { reasonToBuild } from "./build-state.ts";
import { carefulServer } from "./careful-server.ts";
import { listenProblem, readSettings, SettingError, type Settings } from "./settings.ts";
import { serveSite } from "./static-site.ts";

const root = path.resolve(import.meta.dirname, "..");
const directory = path.resolve(root, process.env.SITE_DIRECTORY ?? "build/client");

let building: ChildProcess | undefined;

function build(): Promise<void> {
  const script = path.join(root, "node_modules/@react-router/dev/bin.cjs");
  building = spawn(process.execPath, [script, "build"], { cwd: root, stdio: "inherit" });
  return new Promise((resolve, reject) => {
    building?.on("error", reject);
    building?.on("exit", (code) =>
      code === 0 ? resolve() : reject(new SettingError("The build has failed; see above.")),
    );
  });
}

const answerWhileBuilding: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "text/plain", "Retry-After": "5" });
  response.end("The site is being built. Try again in a few seconds.\n");
};

/** The port is taken before the build, so that a port in use is known at once. */
async function start(settings: Settings): Promise<void> {
  let listener = answerWhileBuilding;
  const server = carefulServer((request, response) => listener(request, response));

  const stop = () => {
    building?.kill();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);

  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(new SettingError(listenProblem(error, settings))));
    server.listen(settings.port, settings.host, resolve);
  });

  const reason = process.env.SITE_DIRECTORY
    ? undefined
    : await reasonToBuild(root, `build/client/${completeMark}`);
  if (reason) {
    console.log(`Building the site (${reason}) …`);
    await build();
  }
  if (!existsSync(directory))
    throw new SettingError(
      `SITE_DIRECTORY must be the folder of a build: ${directory} is not there.`,
    );
  listener = serveSite(directory);
  const host = settings.host.includes(":") ? `[${settings.host}]` : settings.host;
  console.log(`The site is at http://${host}:${settings.port}${base === "/" ? "" : base}`);
}

try {
  await start(readSettings(process.env));
} catch (error) {
  console.error(error instanceof SettingError ? error.message : error);
  process.exit(1);
}
