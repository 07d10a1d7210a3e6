import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  firstInstalled,
  firstMatch,
  freePort,
  startProcess,
  temporaryFolder,
} from "./start-process.ts";
import { type Engine, inputOf, type Tab } from "./tab.ts";
import { WebDriverSession } from "./webdriver.ts";

async function drive(
  driver: string,
  args: (port: number) => string[],
  env: NodeJS.ProcessEnv,
  options: object,
  site: string,
) {
  const port = await freePort();
  startProcess(driver, args(port), { stdio: "ignore", env });
  const session = await WebDriverSession.open(`http://127.0.0.1:${port}`, options);
  const perform = (type: string, actions: object[]) =>
    session.send("POST", "actions", { actions: [{ id: type, type, actions }] });
  const run: Tab["run"] = (code, ...given) => session.run(code, given);

  const tab: Tab = {
    async open(address) {
      await session.send("POST", "url", { url: new URL(address, site).href });
    },
    async resize(width, height) {
      // The window's own frame and bars come on top, and the page learns of it a moment later.
      const wanted = { width, height };
      await session.send("POST", "window/rect", wanted);
      for (let attempt = 0; attempt < 100; attempt++) {
        const inner = await run(nextSize);
        if (inner.width === width && inner.height === height) return;
        wanted.width += width - inner.width;
        wanted.height += height - inner.height;
        await session.send("POST", "window/rect", wanted);
        await run(nextSize);
      }
      throw new Error(`The window cannot be ${width} px wide.`);
    },
    run,
    ...inputOf(perform, run),
    async back() {
      await session.send("POST", "back", {});
    },
    messages: async () => [],
    async close() {
      await session.send("DELETE", "", undefined);
    },
  };
  return { tab, version: session.version };
}

/** For `Tab.run`: the window's, once it has stood still. */
async function nextSize(): Promise<{ width: number; height: number }> {
  let last = "";
  for (let still = 0; still < 6; ) {
    await new Promise(requestAnimationFrame);
    const now = `${innerWidth} ${innerHeight}`;
    still = now === last ? still + 1 : 0;
    last = now;
  }
  return { width: innerWidth, height: innerHeight };
}

/** A screen without a monitor, which chooses its number by itself. */
async function startScreen(xvfb: string): Promise<string> {
  const child = startProcess(
    xvfb,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  const numbers = child.stdio[3] as NodeJS.ReadableStream | undefined;
  return `:${await firstMatch(numbers, /(\d+)\n/)}`;
}

/** Bars so small that the window can be as narrow as a phone. */
const narrowBars = "* { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 1px; }\n";

async function screenEnvironment(xvfb: string): Promise<NodeJS.ProcessEnv> {
  const config = temporaryFolder("webkit");
  mkdirSync(path.join(config, "gtk-3.0"));
  writeFileSync(path.join(config, "gtk-3.0/gtk.css"), narrowBars);
  return { ...process.env, DISPLAY: await startScreen(xvfb), XDG_CONFIG_HOME: config };
}

const browserFiles = ["x86_64-linux-gnu", "aarch64-linux-gnu", "."].flatMap((folder) =>
  ["lib", "libexec"].flatMap((lib) =>
    ["4.1", "4.0"].map((version) => `/usr/${lib}/${folder}/webkit2gtk-${version}/MiniBrowser`),
  ),
);

export const webkit: Engine = {
  name: "WebKit",
  id: "webkit",
  find() {
    const driver = firstInstalled(["WebKitWebDriver"]);
    const browser = firstInstalled(browserFiles);
    const xvfb = firstInstalled(["Xvfb"]);
    if (!driver || !browser || !xvfb) return;
    let environment: Promise<NodeJS.ProcessEnv> | undefined;
    const env = () => {
      environment ??= screenEnvironment(xvfb);
      return environment;
    };
    const options = { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } };
    return {
      start: async (site) =>
        drive(driver, (port) => [`--port=${port}`, "--host=127.0.0.1"], await env(), options, site),
      async watch(address) {
        const lines: string[] = [];
        const child = startProcess(
          "stdbuf",
          ["-oL", browser, "--enable-write-console-messages-to-stdout=true", address],
          { stdio: ["ignore", "pipe", "ignore"], env: await env() },
        );
        child.stdout?.on("data", (data) => lines.push(...String(data).split("\n")));
        return { said: () => lines, close: () => void child.kill() };
      },
    };
  },
};

export const safari: Engine = {
  name: "Safari",
  id: "safari",
  find() {
    const driver = firstInstalled(["/usr/bin/safaridriver"]);
    return driver
      ? {
          start: (site) => drive(driver, (port) => ["-p", String(port)], process.env, {}, site),
        }
      : undefined;
  },
};
