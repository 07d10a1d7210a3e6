import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { projectFile } from "./cached";

/** What a Node of that version would print. */
function printedBy(node: string): string {
  const pretend = `Object.defineProperty(process, "versions", { value: { node: "${node}" } });`;
  const { stderr } = spawnSync(
    process.execPath,
    ["--import", `data:text/javascript,${pretend}`, projectFile("scripts/node-version.js")],
    { encoding: "utf8" },
  );
  return stderr;
}

it.each(["18.20.8", "20.20.2", "22.21.1"])("explains to Node %s what is needed", (node) => {
  expect(printedBy(node)).toMatch(
    new RegExp(`^Node 22.22 or newer is needed here, and this is ${node}\\. [^\\n]+\\n$`),
  );
});

it.each(["22.22.0", "24.21.0", "26.0.0"])("says nothing to Node %s", (node) => {
  expect(printedBy(node)).toBe("");
});
