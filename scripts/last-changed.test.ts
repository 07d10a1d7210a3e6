import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { contentFolder } from "../app/content/folder";
import { files } from "../app/content/schema/file-schemas";
import { pages } from "../app/site";
import { daysInLog, lastChangedDays } from "./last-changed";

it("knows the content of every page", () => {
  // A firm may have no such file, or shared words in its place.
  const isKnown = (file: string) => existsSync(`${contentFolder}/${file}`) || file in files;
  expect(
    pages.flatMap(({ sources }) => sources).filter((file) => !isKnown(file)),
    "Correct the sources in app/lib/pages-of.ts.",
  ).toEqual([]);
});

it("takes the latest day of a file, in whatever order its commits stand", () => {
  const log = "\x002026-03-02\tHEAD -> main\n\na.ts\n\x002026-03-05\t\n\na.ts\nb.ts\n";
  expect(Object.fromEntries(daysInLog(log))).toEqual({
    "a.ts": "2026-03-05",
    "b.ts": "2026-03-05",
  });
});

it("knows no day where a shallow clone begins, nor where there is no history", () => {
  expect(daysInLog("\x002026-03-02\tgrafted, HEAD -> main\n\na.ts\n").size).toBe(0);
  expect(daysInLog("").size).toBe(0);
});

it("asks git for the day of each page", ({ skip }) => {
  if (!existsSync(".git") || existsSync(".git/shallow")) skip("This copy has no history.");
  expect(lastChangedDays()["/"]).toMatch(/^\d{4}-\d\d-\d\d$/);
});
