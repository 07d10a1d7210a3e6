import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

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

const installed: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  linux: [
    // Debian's, made for tests: it draws no window and costs a third less.
    "/usr/bin/chromium-headless-shell",
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
  // It unpacks into the temporary folder; keep that inside the project, but for this alone: a copy of
  // the project, which some tests make, cannot stand within it.
  const folder = path.resolve(import.meta.dirname, "../../node_modules/.cache/chromium");
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
    args: ["--font-render-hinting=none", "--no-sandbox", "--disable-gpu", "--no-zygote", ...quiet],
  };
}

/** The browser for the tests; `undefined` when this machine has none. */
export async function findBrowser(): Promise<Browser | undefined> {
  if (process.platform === "linux" && process.arch === "x64") return packagedBrowser();
  const candidates = [...(installed[process.platform] ?? []), chromium.executablePath()];
  const executablePath = candidates.find((candidate) => existsSync(candidate));
  // Without hinting letters are as wide here as in the packaged browser, and as on most screens.
  const args = ["--font-render-hinting=none", ...quiet];
  return executablePath ? { name: executablePath, executablePath, args } : undefined;
}
