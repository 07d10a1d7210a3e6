import type { Check } from "./checks/check.ts";
import type { Browser, Engine, Installed } from "./engines/engine.ts";
import { lines, type Result } from "./report.ts";
import type { TestSite } from "./site/test-site.ts";
import { messageOf, TooLong, within } from "./within.ts";

/** ms for one check, and for a sign of life. */
const patience = { check: 120_000, life: 5000 };

/** A browser may end by its own fault, and not by the page's: so a check is tried again once. */
const attempts = 2;

/** After so many checks in a row that were lost with it, an engine is given up. */
const hopeless = 5;

type Outcome = Pick<Result, "problem" | "isLost">;

/** Runs the checks one by one, and starts the browser again wherever it has ended. */
export async function tryEngine(
  engine: Engine,
  installed: Installed,
  site: TestSite,
  checks: readonly Check[],
  say: (line: string) => void,
): Promise<Result[]> {
  let browser: Browser | undefined;
  const end = () => {
    browser?.end();
    browser = undefined;
  };

  async function start(): Promise<Browser> {
    browser ??= await installed.start(site.url).catch((error) => {
      throw new Error(`${engine.name} does not start: ${messageOf(error)}`);
    });
    return browser;
  }

  async function attempt(check: Check): Promise<Outcome> {
    try {
      const { tab } = await start();
      site.mode = "watched";
      await within(patience.check, check.run({ engine, installed, tab, site }));
      return {};
    } catch (error) {
      const answer = browser?.tab.run(() => true) ?? false;
      const isAlive = await within(patience.life, Promise.resolve(answer)).catch(() => false);
      // What hangs goes on for as long as its browser does.
      const isLost = !isAlive || error instanceof TooLong;
      if (isLost) end();
      return { problem: messageOf(error), isLost };
    }
  }

  async function insist(check: Check): Promise<Outcome> {
    for (let left = attempts; ; left--) {
      const outcome = await attempt(check);
      if (!outcome.isLost || left === 1) return outcome;
      say(`${engine.name} was lost under ${check.name} (${outcome.problem}): once more.`);
    }
  }

  const { version, tab } = await start();
  say(`Found ${engine.name} ${version}.`);
  const abilities = { ...installed, ...tab };
  const results: Result[] = [];
  for (const [group, all] of Map.groupBy(checks, (check) => check.group)) {
    const able = all.filter(({ needs }) => !needs || needs in abilities);
    if (able.length < all.length)
      say(`${engine.name}, ${group}: its driver cannot do ${all.length - able.length} of these.`);
    for (const check of able) {
      const last = results.slice(-hopeless);
      const isGivenUp = last.length === hopeless && last.every(({ isLost }) => isLost);
      const outcome = isGivenUp ? { problem: "not tried", isLost: true } : await insist(check);
      if (outcome.problem) say(`✗ ${engine.name}, ${check.name}: ${outcome.problem}`);
      results.push({ group, name: check.name, ...outcome });
    }
    for (const line of lines(engine.name, results.slice(results.length - able.length))) say(line);
  }
  end();
  return results;
}
