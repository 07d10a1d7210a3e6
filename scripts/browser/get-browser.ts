import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { projectFile } from "../cached.ts";
import { chooseWay, type Machine } from "./choose-way.ts";
import { downloadedBrowser, downloadFolder, installedBrowser } from "./find-browser.ts";
import { findFile } from "./find-file.ts";

const minutes = 60_000;

/** Whether a command ends well in time; it says nothing. */
async function succeeds(command: string, args: string[], limit: number, env = {}) {
  const child = spawn(command, args, {
    stdio: "ignore",
    env: { ...process.env, ...env },
    timeout: limit,
    killSignal: "SIGKILL",
  });
  const [status] = await once(child, "close").catch(() => []);
  return status === 0;
}

async function download(): Promise<boolean> {
  const installer = projectFile("node_modules/@playwright/test/cli.js");
  const install = [installer, "install", "chromium-headless-shell"];
  await succeeds(process.execPath, install, 3 * minutes, {
    PLAYWRIGHT_BROWSERS_PATH: downloadFolder,
    // Of five attempts each would wait for half a minute where a network swallows them.
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "8000",
  });
  // A bare Linux has the file then, but not the libraries that it needs.
  const file = downloadedBrowser();
  const isBare = async () =>
    process.platform === "linux" && !(await succeeds(file, ["--version"], minutes));
  if (file && !(await isBare())) return true;
  rmSync(downloadFolder, { recursive: true, force: true });
  return false;
}

async function installFromApt(): Promise<boolean> {
  const apt = (...args: string[]) =>
    succeeds("apt-get", args, 10 * minutes, { DEBIAN_FRONTEND: "noninteractive" });
  await apt("update");
  return (
    (await apt("install", "-y", "chromium-headless-shell")) ||
    (await apt("install", "-y", "chromium"))
  );
}

function thisMachine(): Machine {
  const { platform, arch, getuid } = process;
  return { platform, arch, isRoot: getuid?.() === 0, hasApt: findFile("apt-get") !== "" };
}

/** Sees to it that findBrowser finds one; false, and a line with what to do, if there is no way. */
export async function getBrowser(): Promise<boolean> {
  const way = await chooseWay(
    thisMachine(),
    {
      packaged: () => true,
      installed: () => installedBrowser() !== "",
      downloaded: download,
      "from apt": installFromApt,
    },
    console.log,
  );
  return way !== undefined;
}
