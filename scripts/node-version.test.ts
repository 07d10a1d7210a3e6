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

it.each(["18.20.8", "22.21.1"])("explains to Node %s what is needed", (node) => {
  expect(printedBy(node)).toMatch(
    new RegExp(`^Node 22.22 or newer is needed here, and this is ${node}\\. [^\\n]+\\n$`),
  );
});

it("says nothing to the oldest Node that will do", () => {
  expect(printedBy("22.22.0")).toBe("");
});
