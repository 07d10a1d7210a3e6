import type { Check } from "./checks/check.ts";
import type { Engine } from "./engines/engine.ts";

export interface Result {
  group: string;
  name: string;
  /** Why it failed. */
  problem?: string;
  /** The browser ended under it each time: nothing is known of the page. */
  isLost?: boolean;
}

/** Of the arguments, names of engines choose engines and the others choose groups; none chooses all. */
export function chosen(
  engines: readonly Engine[],
  checks: readonly Check[],
  words: readonly string[],
): { engines: readonly Engine[]; checks: readonly Check[] } {
  const groups = new Set(checks.map(({ group }) => group));
  const ids = engines.map(({ id }) => id);
  const unknown = words.find((word) => !ids.includes(word) && !groups.has(word));
  if (unknown) throw new Error(`"${unknown}" is none of ${[...ids, ...groups].join(", ")}.`);
  const asked = <One>(all: readonly One[], word: (one: One) => string) => {
    const some = all.filter((one) => words.includes(word(one)));
    return some.length ? some : all;
  };
  return { engines: asked(engines, ({ id }) => id), checks: asked(checks, ({ group }) => group) };
}

/** A line for each group. */
export function lines(engine: string, results: readonly Result[]): string[] {
  const groups = Map.groupBy(results, ({ group }) => group);
  return [...groups].map(([group, all]) => {
    const failed = all.filter(({ problem }) => problem !== undefined).length;
    return `${failed ? "✗" : "✓"} ${engine}, ${group}: ${all.length - failed} of ${all.length}`;
  });
}

export function summary(results: readonly Result[]): string {
  const lost = results.filter(({ isLost }) => isLost);
  const failed = results.filter(({ problem, isLost }) => problem && !isLost).length;
  const counts = `${results.length - failed - lost.length} passed, ${failed} failed`;
  if (!lost.length) return counts;
  return `${counts}, ${lost.length} lost with the browser: ${lost.map(({ name }) => name).join(", ")}`;
}
