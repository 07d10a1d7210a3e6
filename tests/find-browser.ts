import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

export interface Browser {
  name: string;
  executablePath: string;
  args: string[];
}

/** Keep the browser off the network: the tests need no host but this machine. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

const installed: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  linux: [
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/microsoft-edge",
    "/usr/bin/chromium",
  ],
  win32: [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"]].flatMap((folder) =>
    folder
      ? [
          path.join(folder, "Google/Chrome/Application/chrome.exe"),
          path.join(folder, "Microsoft/Edge/Application/msedge.exe"),
        ]
      : [],
  ),
};

/** The Chromium that `npm ci` brings, as a compressed file inside a package. */
async function packagedBrowser(): Promise<Browser> {
  // It unpacks into the temporary folder; keep that inside the project.
  const folder = path.resolve(import.meta.dirname, "../node_modules/.cache/chromium");
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  const { default: packaged } = await import("@sparticuz/chromium");
  return {
    name: "the Chromium in @sparticuz/chromium",
    executablePath: await packaged.executablePath(),
    // Its own list of flags would turn web security off, and with it what we test.
    args: ["--no-sandbox", "--disable-gpu", "--no-zygote", ...quiet],
  };
}

/** The browser for the tests; `undefined` when this machine has none. */
export async function findBrowser(): Promise<Browser | undefined> {
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  const candidates = [...(installed[process.platform] ?? []), chromium.executablePath()];
  const executablePath = candidates.find((candidate) => existsSync(candidate));
  return executablePath ? { name: executablePath, executablePath, args: quiet } : undefined;
}
