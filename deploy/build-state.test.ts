import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { contentFolder } from "../app/content/folder";
import { buildFolder, reasonToBuild } from "./build-state";

const complete = `${buildFolder}/client/.complete`;

/** A project with these files, each written at that minute; folders are older than all of them. */
function reasonWith(files: Record<string, number>): string | undefined {
  const root = mkdtempSync(path.join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, minute] of Object.entries({ "app/site.ts": 1, ...files })) {
    const full = path.join(root, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, "");
    utimesSync(full, minute * 60, minute * 60);
  }
  for (const file of Object.keys(files))
    for (let folder = path.dirname(file); folder !== "."; folder = path.dirname(folder))
      utimesSync(path.join(root, folder), 0, 0);
  utimesSync(path.join(root, "app"), 0, 0);
  return reasonToBuild(root);
}

it.each([
  [{}, "there is no build yet"],
  [{ [complete]: 10 }, undefined],
  [{ [complete]: 10, "app/pages/a.tsx": 11 }, "app/pages/a.tsx is newer than the build"],
  [{ [complete]: 10, "package-lock.json": 11 }, "package-lock.json is newer than the build"],
  [{ [complete]: 10, "tests/a.spec.ts": 11 }, undefined],
  [
    { [complete]: 10, [`${contentFolder}/public/a.svg`]: 11 },
    `${contentFolder}/public/a.svg is newer than the build`,
  ],
])("says for %j: %s", (files, reason) => {
  expect(reasonWith(files)).toBe(reason);
});
