import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { SettingError } from "../server/settings.ts";
import { findBrowser } from "../tests/support/find-browser.ts";

export interface RunningBrowser {
  /** Where Lighthouse reaches it. */
  port: number;
  stop: () => Promise<void>;
}

/** Waits for the port that the browser has chosen; it says so on its error output. */
function portOf(browser: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let said = "";
    browser.stderr?.on("data", (chunk) => {
      said += chunk;
      const port = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
    browser.once("error", reject);
    browser.once("exit", () => reject(new Error(`The browser has ended at its start: ${said}`)));
  });
}

/** Starts a browser of our own, with an empty profile that is removed with it. */
export async function startBrowser(cacheFolder: string): Promise<RunningBrowser> {
  const found = await findBrowser();
  if (!found)
    throw new SettingError(
      "No browser to measure with: install Google Chrome, or run `npx playwright install chromium`.",
    );
  mkdirSync(cacheFolder, { recursive: true });
  const profile = mkdtempSync(path.join(cacheFolder, "profile-"));
  const flags = [
    "--headless",
    "--remote-debugging-address=127.0.0.1",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(found.executablePath, [...found.args, ...flags, "about:blank"], {
    env: { ...process.env, ...found.env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((resolve) => browser.once("close", resolve));
  // Nothing can be waited for there, so the browser gets no time to write to what is removed.
  const endAtOnce = () => {
    browser.kill("SIGKILL");
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once("exit", endAtOnce);

  return {
    port: await portOf(browser),
    async stop() {
      process.off("exit", endAtOnce);
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
