import { freePort } from "../../../scripts/free-port.ts";
import type { Browser } from "./engine.ts";
import { inputOf } from "./input.ts";
import { startProcess } from "./start-process.ts";
import type { Tab } from "./tab.ts";
import { WebDriverSession } from "./webdriver.ts";

interface Driver {
  file: string;
  args(port: number): string[];
  env?: NodeJS.ProcessEnv;
  /** What it shall know of the browser. */
  options?: object;
}

/** A browser with a driver of its own, so that neither outlives the other. */
export async function drive(driver: Driver, site: string): Promise<Browser> {
  const port = await freePort();
  const { env = process.env, options = {} } = driver;
  const { end } = startProcess(driver.file, driver.args(port), { stdio: "ignore", env });
  try {
    const session = await WebDriverSession.open(`http://127.0.0.1:${port}`, options);
    return { tab: tabOf(session, site), version: session.version, end };
  } catch (error) {
    end();
    throw error;
  }
}

function tabOf(session: WebDriverSession, site: string): Tab {
  const perform = (type: string, actions: object[]) =>
    session.send("POST", "actions", { actions: [{ id: type, type, actions }] });
  const run: Tab["run"] = (code, ...given) => session.run(code, given);

  let size = "";
  return {
    async open(address) {
      await session.send("POST", "url", { url: new URL(address, site).href });
    },
    async resize(width, height) {
      const asked = `${width} ${height}`;
      if (asked === size) return;
      // The window's own frame and bars come on top, and the page learns of it a moment later.
      const wanted = { width, height };
      await session.send("POST", "window/rect", wanted);
      for (let attempt = 0; attempt < 100; attempt++) {
        const inner = await run(nextSize);
        if (inner.width === width && inner.height === height) {
          size = asked;
          return;
        }
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
    async picture() {
      return Buffer.from(await session.send<string>("GET", "screenshot"), "base64");
    },
    messages: async () => [],
  };
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
