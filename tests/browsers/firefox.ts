import { writeFileSync } from "node:fs";
import path from "node:path";
import { BidiConnection } from "./bidi.ts";
import { firstInstalled, firstMatch, startProcess, temporaryFolder } from "./start-process.ts";
import { type Engine, inputOf, type Tab } from "./tab.ts";

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

const switches = { scripts: "javascript.enabled", fonts: "gfx.downloadable_fonts.enabled" };

async function launch(file: string): Promise<BidiConnection> {
  const profile = temporaryFolder("firefox");
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const flags = ["--headless", "--no-remote", "--remote-debugging-port=0"];
  const child = startProcess(
    file,
    // The browser's own console is in its chrome.
    [...flags, "--remote-allow-system-access", "--profile", profile, "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const address = await firstMatch(child.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  return BidiConnection.open(`${address}/session`);
}

/** The parts of the answers that are read here. */
interface Tree {
  contexts: { context: string }[];
}

async function start(file: string, site: string) {
  const bidi = await launch(file);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>(
    "session.new",
    { capabilities: {} },
  );
  const firstContext = async (scope: object) =>
    (await bidi.send<Tree>("browsingContext.getTree", scope)).contexts[0]?.context ?? "";
  const context = await firstContext({});
  const chrome = await firstContext({ "moz:scope": "chrome" });

  const said: string[] = [];
  bidi.on("log.entryAdded", ({ level, text }) => said.push(`${level}: ${text}`));
  await bidi.send("session.subscribe", { events: ["log.entryAdded"] });

  const perform = (type: string, actions: object[]) =>
    bidi.send("input.performActions", { context, actions: [{ id: type, type, actions }] });
  let hasScripts = true;
  const run: Tab["run"] = (code, ...given) =>
    // Beside a page whose own scripts are off, ours still run.
    bidi.run({ context, ...(!hasScripts && { sandbox: "ours" }) }, code, given);

  const navigate = async (address: string, wait: string) => {
    const url = new URL(address, site).href;
    await bidi.send("browsingContext.navigate", { context, url, wait });
  };

  const tab: Tab = {
    open: (address) => navigate(address, "complete"),
    openEarly: (address) => navigate(address, "interactive"),
    async resize(width, height) {
      await bidi.send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    run,
    ...inputOf(perform, run),
    async back() {
      await bidi.send("browsingContext.traverseHistory", { context, delta: -1 });
    },
    async messages() {
      const own = await bidi.run({ context: chrome }, readConsole, [site]);
      return [...said.splice(0), ...own];
    },
    async print({ width, height }) {
      const { data } = await bidi.send<{ data: string }>("browsingContext.print", {
        context,
        page: { width, height },
      });
      return Buffer.from(data, "base64");
    },
    async allow(what, isAllowed) {
      if (what === "scripts") hasScripts = isAllowed;
      await bidi.run({ context: chrome }, setPreference, [switches[what], isAllowed]);
    },
    async close() {
      await bidi.send("browser.close", {});
    },
  };
  return { tab, version: capabilities.browserVersion };
}

/** What only a privileged page of Firefox knows. */
declare const Ci: { nsIScriptError: new () => { sourceName: string; errorMessage: string } };
declare const Services: {
  console: { getMessageArray(): object[]; reset(): void };
  prefs: { setBoolPref(name: string, value: boolean): void };
};

/** Of the browser's own console, what it says of the site: the policy, preloads, styles. */
function readConsole(site: string): string[] {
  const said = Services.console
    .getMessageArray()
    .filter((message) => message instanceof Ci.nsIScriptError)
    .filter(({ sourceName }) => sourceName.startsWith(site))
    // A font that it still holds from the last page it takes from there, and misses the preload.
    .filter(
      ({ errorMessage }) => !/\.woff2. preloaded with link preload was not used/.test(errorMessage),
    )
    .map(({ errorMessage }) => errorMessage);
  Services.console.reset();
  return said;
}

function setPreference(name: string, value: boolean): void {
  Services.prefs.setBoolPref(name, value);
}

export const firefox: Engine = {
  name: "Firefox",
  id: "firefox",
  find() {
    const file = firstInstalled([
      "firefox",
      "firefox-esr",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ]);
    return file ? { start: (site) => start(file, site) } : undefined;
  },
};
