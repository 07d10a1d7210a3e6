import { chromium } from "@playwright/test";
import { findBrowser } from "../scripts/browser/find-browser.ts";
import { openAtRest } from "./looks/take-pictures.ts";
import { serveSite } from "../server/static-site.ts";
import { startLocalServer } from "../tests/support/local-server.ts";
const [, , folder = "", ...paths] = process.argv;
const { url } = await startLocalServer(serveSite(folder));
const found = await findBrowser();
const browser = await chromium.launch({ executablePath: found!.executablePath, args: found!.args, env: { ...process.env, ...found!.env } as Record<string, string> });
for (const p of paths) for (const width of [1440, 390]) {
  const page = await openAtRest(browser, { viewport: { width, height: 900 }, reducedMotion: "reduce" } as never, url + p);
  await page.screenshot({ path: `/tmp/g/${p.replaceAll("/", "_") || "_"}-${width}.png`, fullPage: true });
  await page.context().close();
}
await browser.close();
process.exit(0);
