import { globSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { projectFile } from "../cached.ts";
import { findFile } from "./find-file.ts";

export interface Browser {
  name: string;
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

/** Keep the browser off the network: the tests need no host but this machine. */
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** Where they are that are not among the commands of a machine. */
const elsewhere: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["Google Chrome", "Microsoft Edge", "Chromium"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((name) =>
    ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"].map((file) =>
      path.join(process.env[name] ?? "", file),
    ),
  ),
};

/** Where scripts/browser/get-browser.ts lets Playwright put its own. */
export const downloadFolder = projectFile("node_modules/.cache/playwright");

export function downloadedBrowser(): string {
  const cwd = downloadFolder;
  // Playwright's mark of a download that was not interrupted.
  const [complete] = globSync("chromium_headless_shell-*/INSTALLATION_COMPLETE", { cwd });
  const files = `${path.dirname(complete ?? "none")}/*/chrome-headless-shell{,.exe}`;
  const [file = ""] = globSync(files.replaceAll("\\", "/"), { cwd });
  return file && path.join(cwd, file);
}

/** The file of an installed Chromium, Chrome or Edge, or an empty text. */
export function installedBrowser(): string {
  return findFile(
    // Debian's, made for tests: it draws no window and costs a third less.
    "chromium-headless-shell",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "chromium",
    ...(elsewhere[process.platform] ?? []),
    chromium.executablePath(),
    downloadedBrowser(),
  );
}

/** The Chromium that `npm ci` brings, as a compressed file inside a package. */
async function packagedBrowser(): Promise<Browser> {
  // It unpacks into the temporary folder; keep that inside the project, but for this alone: a copy of
  // the project, which some tests make, cannot stand within it.
  const folder = projectFile("node_modules/.cache/chromium");
  mkdirSync(folder, { recursive: true });
  const { TMPDIR: before } = process.env;
  process.env.TMPDIR = folder;
  const { default: packaged } = await import("@sparticuz/chromium");
  const executablePath = await packaged.executablePath();
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  // Only the fonts that come with it, so that text is as wide on every machine.
  const fonts = path.join(folder, "fonts.conf");
  writeFileSync(
    fonts,
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  );
  return {
    name: "the Chromium in @sparticuz/chromium",
    executablePath,
    env: { FONTCONFIG_FILE: fonts },
    // Its own list of flags would turn web security off, and with it what we test.
    args: ["--font-render-hinting=none", "--no-sandbox", "--disable-gpu", ...quiet],
  };
}

/** The browser for the tests; `undefined` when this machine has none. */
export async function findBrowser(): Promise<Browser | undefined> {
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  const executablePath = installedBrowser();
  // Without hinting letters are as wide here as in the packaged browser, and as on most screens.
  const args = ["--font-render-hinting=none", ...quiet];
  return executablePath ? { name: executablePath, executablePath, args } : undefined;
}
