import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { findFile } from "./find-file";

it("finds the first that there is, in the PATH or at its own place", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "find-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const browser = path.join(folder, "browser");
  const other = path.join(folder, "other");
  for (const file of [browser, other]) writeFileSync(file, "");
  vi.stubEnv("PATH", ["/nowhere", folder].join(path.delimiter));
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(findFile("missing", "browser", other)).toBe(browser);
  expect(findFile("/nowhere/browser", other, browser)).toBe(other);
  // A place that this machine has no name for.
  expect(findFile("missing", "")).toBe("");
});
