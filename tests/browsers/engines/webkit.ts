import path from "node:path";
import { Builder, By, Key } from "selenium-webdriver";
import { ServiceBuilder } from "selenium-webdriver/safari.js";
import { miniBrowser, safariDriver, webkitDriver } from "./installed.ts";
import { addressOf, type Size, type Tab } from "./tab.ts";

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT };

/** Of WebKit, and of its driver. */
export const webkitEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: `:${process.env.VIRTUAL_SCREEN}`,
  // Bars of the window so small that it can be as narrow as a phone.
  XDG_CONFIG_HOME: path.join(import.meta.dirname, "webkit-config"),
  // By the processor, not by an emulated graphics card; with neither, WebKit crashes on pages that fade.
  WEBKIT_SKIA_ENABLE_CPU_RENDERING: "1",
});

export const startSafari = (site: string): Promise<Tab> =>
  startDriver(site, new ServiceBuilder(safariDriver), { browserName: "safari" });

export const startWebkit = (site: string): Promise<Tab> =>
  startDriver(
    site,
    // Both drivers are started in the same way.
    new ServiceBuilder(webkitDriver).setEnvironment(webkitEnvironment() as Record<string, string>),
    {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] },
    },
  );

async function startDriver(
  site: string,
  builder: ServiceBuilder,
  capabilities: object,
): Promise<Tab> {
  const service = builder.build();
  // With the address of a driver, Selenium looks for none itself.
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(await service.start())
    .withCapabilities({ ...capabilities, timeouts: { script: 120_000 } })
    .build();
  const run: Tab["run"] = (code, ...given) => driver.executeScript(code, ...given);
  const find = (selector: string) => driver.findElement(By.css(selector));

  async function resize({ width, height }: Size): Promise<void> {
    const isDone = async () => {
      const inner = await run(() => ({ width: innerWidth, height: innerHeight }));
      if (inner.width === width && inner.height === height) return true;
      // The window's frame and bars come on top of the page, which learns of its size a moment later.
      const window = driver.manage().window();
      const outer = await window.getRect();
      await window.setRect({
        x: 0,
        y: 0,
        width: outer.width + width - inner.width,
        height: outer.height + height - inner.height,
      });
      return false;
    };
    await driver.wait(isDone, 20_000, `The window cannot be ${width} px wide.`);
  }

  return {
    async open(address, size) {
      if (size) await resize(size);
      await driver.get(new URL(address, site).href);
    },
    address: async () => addressOf(await driver.getCurrentUrl()),
    run,
    click: (selector) => find(selector).click(),
    // A pointer that moves does not scroll, and then lies outside of the window.
    async hover(selector) {
      await run(scrollTo, selector);
      await driver
        .actions()
        .move({ origin: find(selector) })
        .perform();
    },
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    async [Symbol.asyncDispose]() {
      await driver.quit();
      await service.kill();
    },
  };
}

function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: "center", behavior: "instant" });
}
