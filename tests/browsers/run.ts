import path from "node:path";
import { allChecks } from "./checks/all.ts";
import { firefox } from "./engines/firefox.ts";
import { safari, webkit } from "./engines/webkit.ts";
import { findEngines, howToInstall } from "./find-engines.ts";
import { chosen, summary } from "./report.ts";
import { startTestSite } from "./site/test-site.ts";
import { tryEngine } from "./try-engine.ts";
import { messageOf } from "./within.ts";

const build = path.resolve(process.env.SITE_DIRECTORY ?? "build/client");
// Browsers end when this process exits, which it does not do by itself when it is told to stop.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

const { engines, checks } = chosen([firefox, webkit, safari], allChecks, process.argv.slice(2));
const found = findEngines(engines, console.log);
if (!found.length) {
  console.error(howToInstall);
  process.exit(1);
}
// Side by side: each has a site and a window of its own.
const results = await Promise.all(
  found.map(async ({ engine, installed }) => {
    const site = await startTestSite(build);
    return tryEngine(engine, installed, site, checks, console.log).catch((error) => {
      console.log(messageOf(error));
      return [{ group: "start", name: engine.name, problem: messageOf(error), isLost: true }];
    });
  }),
);
console.log(summary(results.flat()));
process.exit(results.flat().some(({ problem }) => problem) ? 1 : 0);
