import path from "node:path";
import { expect, it } from "vitest";
import { importsOf } from "../app/import-graph.test-helper";
import { tools } from "./finished-page";

/** A file and all that it imports, near and far. */
function reachedFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { to, typeOnly } of importsOf(file))
    if (!typeOnly && /^(app|deploy|scripts)\//.test(to)) reachedFrom(to, seen);
  return seen;
}

it("knows all that a page is finished with, so that no change of it goes unseen", () => {
  const used = reachedFrom("scripts/finish-page.ts");
  expect(used.size).toBeGreaterThan(15);
  const unknown = [...used].filter((file) => !tools.some((tool) => path.matchesGlob(file, tool)));
  expect(unknown, "add them to `tools` in scripts/finished-page.ts").toEqual([]);
});
