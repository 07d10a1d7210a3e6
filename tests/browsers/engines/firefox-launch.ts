import { writeFileSync } from "node:fs";
import path from "node:path";
import { BidiConnection } from "./bidi.ts";
import { firstMatch, startProcess, temporaryFolder } from "./start-process.ts";

/** Nothing over the network but the site, no questions, no window of another page. */
const settings = {
  "app.update.disabledForTesting": true,
  "browser.newtabpage.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

const flags = [
  "--headless",
  "--no-remote",
  "--remote-debugging-port=0",
  // The browser's own console is in its chrome.
  "--remote-allow-system-access",
];

/** A Firefox with a profile of its own, and the socket on which it listens. */
export async function launchFirefox(
  file: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ bidi: BidiConnection; end(): void }> {
  const profile = temporaryFolder("firefox");
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const { child, end } = startProcess(file, [...flags, "--profile", profile, "about:blank"], {
    stdio: ["ignore", "ignore", "pipe"],
    env,
  });
  try {
    const address = await firstMatch(child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    return { bidi: await BidiConnection.open(`${address}/session`), end };
  } catch (error) {
    end();
    throw error;
  }
}

/** An environment in which fontconfig knows this folder and no other. */
export function onlyFontsOf(folder: string): NodeJS.ProcessEnv {
  const own = temporaryFolder("fonts");
  const file = path.join(own, "fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${own}</cachedir></fontconfig>`,
  );
  return { ...process.env, FONTCONFIG_FILE: file };
}
