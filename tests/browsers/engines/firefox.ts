import type { BidiConnection } from "./bidi.ts";
import type { Browser, Engine } from "./engine.ts";
import { readConsole, setPreference } from "./firefox-chrome.ts";
import { launchFirefox, onlyFontsOf } from "./firefox-launch.ts";
import { inputOf } from "./input.ts";
import { firstInstalled } from "./start-process.ts";
import type { Tab } from "./tab.ts";

const switches = { scripts: "javascript.enabled", fonts: "gfx.downloadable_fonts.enabled" };

/** The part of the answer that is read here. */
interface Tree {
  contexts: { context: string }[];
}

async function start(file: string, site: string, env?: NodeJS.ProcessEnv): Promise<Browser> {
  const { bidi, end } = await launchFirefox(file, env);
  const { capabilities } = await bidi.send<{ capabilities: { browserVersion: string } }>(
    "session.new",
    { capabilities: {} },
  );
  return { tab: await firstTab(bidi, site), version: capabilities.browserVersion, end };
}

async function firstTab(bidi: BidiConnection, site: string): Promise<Tab> {
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

  return {
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
    async picture() {
      const { data } = await bidi.send<{ data: string }>("browsingContext.captureScreenshot", {
        context,
      });
      return Buffer.from(data, "base64");
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
  };
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
    if (!file) return;
    return {
      start: (site) => start(file, site),
      // Elsewhere the system does not let a program choose its fonts.
      ...(process.platform === "linux" && {
        startWithFonts: (site: string, folder: string) => start(file, site, onlyFontsOf(folder)),
      }),
    };
  },
};
